/** Seeded borrowers that stories are told of; what is not secret about them. */
export const maria = { username: 'maria', loan: '001-1000001' } as const;
