/** One who could do what only one on the page may do. */
type Candidate = {
  readonly first: boolean;
  /** Told whether it leads, whenever that changes. */
  readonly lead: (leads: boolean) => void;
};

/** Shared by every copy and version of the suite on the page: keep its shape. */
const place = Symbol.for('portico.lead');

function candidatesOnPage(): Candidate[] {
  const found: unknown = Reflect.get(globalThis, place);
  if (isCandidates(found)) return found;
  const none: Candidate[] = [];
  Reflect.set(globalThis, place, none);
  return none;
}

function isCandidates(found: unknown): found is Candidate[] {
  return Array.isArray(found);
}

/**
 * Elects one leader on the page: whoever asks to be first, else the longest standing. Returns the
 * withdrawal, after which the next one leads.
 */
export function standForLead(candidate: Candidate): () => void {
  const candidates = candidatesOnPage();
  const elect = () => {
    const leader = candidates.find((one) => one.first) ?? candidates[0];
    for (const one of candidates) one.lead(one === leader);
  };
  candidates.push(candidate);
  elect();
  return () => {
    candidates.splice(candidates.indexOf(candidate), 1);
    elect();
  };
}
