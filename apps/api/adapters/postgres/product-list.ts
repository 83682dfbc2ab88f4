import type { LoanProduct } from '@luwag/loan-engine/pricing/loan-product';
import {
  houseCatalogue,
  type ProductCatalogue,
  productOn,
  productVersion,
  type PublishedProduct,
} from '@luwag/loan-engine/pricing/product-catalogue';
import type { ProductList } from '../../ports/product-list.ts';
import { Unavailable } from '../../ports/unavailable.ts';
import type { Queryable } from './database.ts';

const statements = {
  seed: {
    name: 'product-seed',
    text: `INSERT INTO product_version (product_id, version, effective_from, figures)
      SELECT v.product ->> 'productId', (v.product ->> 'version')::integer, v."effectiveFrom", v.product
      FROM jsonb_to_recordset($1) AS v ("effectiveFrom" date, product jsonb) ON CONFLICT DO NOTHING`,
  },
  all: {
    name: 'product-versions',
    text: `SELECT effective_from::text AS "effectiveFrom", figures AS product FROM product_version
      ORDER BY product_id, version`,
  },
  publish: {
    name: 'product-publish',
    text: `WITH published AS (
        INSERT INTO product_version (product_id, version, effective_from, figures, published_at)
        VALUES ($1, $2, $3, $4, to_timestamp($6 / 1000.0)) ON CONFLICT DO NOTHING RETURNING version
      )
      INSERT INTO audit_log (audit_id, at, staff_id, action, detail)
      SELECT $5, to_timestamp($6 / 1000.0), $7, $8, $9 FROM published RETURNING audit_id`,
  },
} as const;

/** The table of product versions, filled with the house's own products where they are missing. */
export async function createProductList(database: Queryable): Promise<ProductList> {
  let catalogue: ProductCatalogue = [];
  const refresh = async (): Promise<void> => {
    catalogue = await database.query<PublishedProduct>(statements.all);
  };
  await database.query(statements.seed, [JSON.stringify(houseCatalogue)]);
  await refresh();
  return {
    inForce: (productId, on) => known(productOn(catalogue, productId, on)),
    version: (productId, version) => known(productVersion(catalogue, productId, version)),
    catalogue: () => catalogue,
    refresh,
    publish: async ({ product, effectiveFrom }, { auditId, at, staffId, action, detail }) => {
      const rows = await database.query(statements.publish, [
        product.productId,
        product.version,
        effectiveFrom,
        JSON.stringify(product),
        auditId,
        at,
        staffId,
        action,
        JSON.stringify(detail ?? {}),
      ]);
      await refresh();
      return rows.length > 0 ? 'published' : 'moved';
    },
  };
}

function known(product: LoanProduct | null): LoanProduct {
  if (product === null) throw new Unavailable('no version of this product is sold on this day');
  return product;
}
