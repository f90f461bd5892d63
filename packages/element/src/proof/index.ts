export { useProof } from './use-proof';
export { askOnce, needsProof, type Prove, type ProvenChange } from './proofs';
