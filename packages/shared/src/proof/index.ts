export { ProofPlace } from './proof-place';
export { useProof } from './use-proof';
export { needsProof, withProof, type Prove, type ProvenChange } from './proofs';
