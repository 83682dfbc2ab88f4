import type { LoanProduct } from '@luwag/loan-engine/pricing/loan-product';
import {
  seedProducts,
  type ProductCatalogue,
  productOn,
  productVersion,
  type PublishedProduct,
} from '@luwag/loan-engine/pricing/product-catalogue';
import type { ProductList, ProductProposalRow } from '../../ports/product-list.ts';
import type { AuditEntry } from '../../ports/staff-store.ts';
import { Unavailable } from '../../ports/unavailable.ts';
import type { Queryable } from './database.ts';

const statements = {
  seed: {
    name: 'product-seed',
    text: `INSERT INTO product_version (product_id, version, effective_from, figures)
      SELECT v.product ->> 'productId', (v.product ->> 'version')::integer, v."effectiveFrom", v.product
      FROM jsonb_to_recordset($1) AS v ("effectiveFrom" date, product jsonb) ON CONFLICT DO NOTHING`,
  },
  bringOver: {
    name: 'product-bring-over',
    text: `INSERT INTO product_version (product_id, version, effective_from, figures, is_sold)
      SELECT v.product ->> 'productId', (v.product ->> 'version')::integer, v."effectiveFrom", v.product, false
      FROM jsonb_to_recordset($1) AS v ("effectiveFrom" date, product jsonb)
      ON CONFLICT (product_id, version) DO NOTHING`,
  },
  all: {
    name: 'product-versions',
    text: `SELECT effective_from::text AS "effectiveFrom", figures AS product, is_sold AS "isSold"
      FROM product_version ORDER BY product_id, version`,
  },
  proposals: {
    name: 'product-proposals',
    text: `SELECT proposal_id AS "proposalId", effective_from::text AS "effectiveFrom", figures AS product,
        proposed_by AS "proposedBy", proposed_by_name AS "proposedByName", proposed_at AS "proposedAt"
      FROM product_proposal WHERE status = 'open' ORDER BY proposed_at`,
  },
  propose: {
    name: 'product-propose',
    text: `WITH kept AS (
        INSERT INTO product_proposal
          (proposal_id, product_id, version, effective_from, figures, proposed_by, proposed_by_name, proposed_at)
        VALUES ($1, $9, $10, $11, $12, $4, $13, to_timestamp($3 / 1000.0)) ON CONFLICT DO NOTHING RETURNING proposal_id
      )
      INSERT INTO audit_log (audit_id, at, staff_id, action, subject_id, detail, before, after)
      SELECT $2, to_timestamp($3 / 1000.0), $4, $5, $1, $6, $7, $8 FROM kept RETURNING audit_id`,
  },
  publish: {
    name: 'product-publish',
    text: `WITH published AS (
        INSERT INTO product_version (product_id, version, effective_from, figures, published_at)
        SELECT product_id, version, effective_from, figures, to_timestamp($3 / 1000.0)
        FROM product_proposal WHERE proposal_id = $1 AND status = 'open'
        ON CONFLICT DO NOTHING RETURNING version
      ), answered AS (
        UPDATE product_proposal SET status = 'published', answered_by = $4, answered_at = to_timestamp($3 / 1000.0)
        FROM published WHERE proposal_id = $1 RETURNING proposal_id
      )
      INSERT INTO audit_log (audit_id, at, staff_id, action, subject_id, detail, before, after)
      SELECT $2, to_timestamp($3 / 1000.0), $4, $5, $1, $6, $7, $8 FROM answered RETURNING audit_id`,
  },
  refuse: {
    name: 'product-refuse',
    text: `WITH answered AS (
        UPDATE product_proposal SET status = 'refused', answered_by = $4, answered_at = to_timestamp($3 / 1000.0)
        WHERE proposal_id = $1 AND status = 'open' RETURNING proposal_id
      )
      INSERT INTO audit_log (audit_id, at, staff_id, action, subject_id, detail, before, after)
      SELECT $2, to_timestamp($3 / 1000.0), $4, $5, $1, $6, $7, $8 FROM answered RETURNING audit_id`,
  },
} as const;

/** The table of product versions, filled with the lender's own products where they are missing. */
export async function createProductList(database: Queryable): Promise<ProductList> {
  let catalogue: ProductCatalogue = [];
  const refresh = async (): Promise<void> => {
    catalogue = await database.query<PublishedProduct>(statements.all);
  };
  await database.query(statements.seed, [JSON.stringify(seedProducts)]);
  await refresh();
  return {
    inForce: (productId, on) => known(productOn(catalogue, productId, on)),
    version: (productId, version) => known(productVersion(catalogue, productId, version)),
    catalogue: () => catalogue,
    bringOver: async (versions) => {
      await database.query(statements.bringOver, [JSON.stringify(versions)]);
      await refresh();
    },
    refresh,
    proposals: () => database.query<ProductProposalRow>(statements.proposals),
    propose: async ({ product, effectiveFrom, proposalId, proposedByName }, audit) => {
      const { productId, version } = product;
      const kept = [productId, version, effectiveFrom, JSON.stringify(product), proposedByName];
      const values = [...auditValues(proposalId, audit), ...kept];
      return (await database.query(statements.propose, values)).length > 0 ? 'kept' : 'waiting';
    },
    publish: async (proposalId, audit) => {
      const rows = await database.query(statements.publish, auditValues(proposalId, audit));
      await refresh();
      return rows.length > 0 ? 'published' : 'moved';
    },
    refuse: async (proposalId, audit) => {
      const rows = await database.query(statements.refuse, auditValues(proposalId, audit));
      return rows.length > 0 ? 'refused' : 'moved';
    },
  };
}

function auditValues(
  proposalId: string,
  { auditId, at, staffId, action, detail, before, after }: AuditEntry,
): unknown[] {
  const texts = [detail ?? {}, before ?? null, after ?? null].map((value) => JSON.stringify(value));
  return [proposalId, auditId, at, staffId, action, ...texts];
}

function known(product: LoanProduct | null): LoanProduct {
  if (product === null) throw new Unavailable('no version of this product is sold on this day');
  return product;
}
