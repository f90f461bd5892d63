export { proofSettings, useProof } from './use-proof';
export { needsProof, type Prove, type ProvenChange } from './proofs';
