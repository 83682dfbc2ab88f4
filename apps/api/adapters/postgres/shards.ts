import type { Queryable } from './database.ts';

const byShard = {
  name: 'customers-by-shard',
  text: `SELECT array_agg(c.id ORDER BY c.id) AS "customerIds" FROM unnest($1::uuid[]) AS c (id)
    GROUP BY shard_of(c.id) ORDER BY 1`,
};

/**
 * Returns the customers in groups that lie together, since a cluster locks and recurses on one machine only. One server keeps all
 * together, so there is one group.
 */
export async function groupsByShard(
  database: Queryable,
  customerIds: readonly string[],
): Promise<readonly (readonly string[])[]> {
  if (customerIds.length === 0) return [];
  const groups = await database.query<{ customerIds: readonly string[] }>(byShard, [customerIds]);
  return groups.map((group) => group.customerIds);
}
