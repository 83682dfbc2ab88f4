/** What a lender gives the database of 0.1 million borrowers, a machine of 8 GB; see docs/operations/sizing.md. */
export const databaseMachine = { shared_buffers: '2GB', max_wal_size: '4GB' } as const;
