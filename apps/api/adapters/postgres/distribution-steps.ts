import {
  distributionColumn,
  droppedTriggers,
  type FunctionPlace,
  functionPlaces,
  groupOf,
  type TablePlace,
  tablePlaces,
} from './placement.ts';

/* The statements that spread a database over the machines of a Citus cluster, made from placement.ts. */

/** A table as Citus already has it: 'distributed' by a column, 'reference' or 'local'. */
export type SpreadTable = { name: string; kind: string; column: string | null };
/** A function as it is, with its types as the catalogue writes them. */
export type KnownFunction = { name: string; signature: string };
/** `says` is a line for the operator. */
export type Step = { says: string; text: string };

/**
 * Returns what is still to be done, in its order: what a cluster takes no trigger for, tables, then functions, which are told again
 * each time because a release may have replaced them. Errors: a table that lies otherwise than described, which no step mends.
 */
export function distributionSteps(
  spread: readonly SpreadTable[],
  functions: readonly KnownFunction[],
): readonly Step[] {
  const done = new Map(spread.map((table) => [table.name, table]));
  const tables = Object.entries(tablePlaces).flatMap(([name, place]) => {
    const wanted = wantedOf(place);
    if (wanted === null) return [];
    const is = done.get(name);
    if (is === undefined) return [tableStep(name, place)];
    if (is.kind === wanted.kind && is.column === wanted.column) return [];
    throw new Error(`${name} is ${described(is)} and should be ${described(wanted)}`);
  });
  return [...triggerSteps(), ...tables, shardStep, ...functionSteps(functions)];
}

type Wanted = Pick<SpreadTable, 'kind' | 'column'>;

const described = ({ kind, column }: Wanted): string => (column === null ? kind : `${kind} by ${column}`);

/** Null where Citus need not know of a table at all. */
function wantedOf(place: TablePlace): Wanted | null {
  const column = distributionColumn(place);
  if (column !== null) return { kind: 'distributed', column };
  if (place.kind === 'reference') return { kind: 'reference', column };
  return place.kind === 'coordinator' && place.isReached === true ? { kind: 'local', column } : null;
}

function tableStep(name: string, place: TablePlace): Step {
  const column = distributionColumn(place);
  if (column !== null) {
    const group = groupOf(name, place);
    const like = group === name ? 'none' : group;
    return {
      says: `${name} by ${column}${group === name ? '' : `, like ${group}`}`,
      text: `SELECT create_distributed_table('${name}', '${column}', colocate_with => '${like}')`,
    };
  }
  return place.kind === 'reference'
    ? { says: `${name} on every machine`, text: `SELECT create_reference_table('${name}')` }
    : {
        says: `${name} on the coordinator, reached from every machine`,
        text: `SELECT citus_add_local_table_to_metadata('${name}')`,
      };
}

/** Put back by a release that brings the function anew, and by the next script/distribute. */
const shardStep: Step = {
  says: 'shard_of asks Citus',
  text: `CREATE OR REPLACE FUNCTION shard_of(p_customer_id uuid) RETURNS bigint LANGUAGE sql STABLE
    AS $$ SELECT get_shard_id_for_distribution_column('customer', p_customer_id) $$`,
};

/** The triggers that are left refuse a change and touch no table, so Citus may carry them to the machines. */
function triggerSteps(): Step[] {
  const dropped = Object.entries(droppedTriggers).flatMap(([trigger, table]) => [
    { says: `no trigger ${trigger}`, text: `DROP TRIGGER IF EXISTS ${trigger} ON ${table}` },
    { says: `no right to empty ${table}`, text: `REVOKE TRUNCATE ON ${table} FROM CURRENT_USER` },
  ]);
  return [
    ...dropped,
    { says: 'triggers that refuse a change go along', text: 'SET citus.enable_unsafe_triggers TO on' },
  ];
}

function functionSteps(functions: readonly KnownFunction[]): Step[] {
  const signatures = (kind: FunctionPlace['kind']): readonly string[] =>
    Object.entries(functionPlaces).flatMap(([name, place]) => {
      if (place.kind !== kind) return [];
      const found = functions.filter((one) => one.name === name);
      if (found.length === 0) throw new Error(`there is no function ${name}: run script/migrate first`);
      return found.map(({ signature }) => signature);
    });
  return [
    // Planned for its very list of customers, a statement sees that all of them are in one place.
    ...functions.flatMap(({ name, signature }) =>
      name === 'post_accruals' || name === 'fold_accruals'
        ? [
            {
              says: `${signature} planned for each list of customers`,
              text: `ALTER FUNCTION ${signature} SET plan_cache_mode TO 'force_custom_plan'`,
            },
          ]
        : [],
    ),
    ...signatures('everywhere').map((signature) => ({
      says: `${signature} on every machine`,
      text: `SELECT create_distributed_function('${signature}')`,
    })),
    ...signatures('customer').flatMap((signature) => [
      // A plan that fits every customer cannot say on which machine one is.
      {
        says: `${signature} planned for each customer`,
        text: `ALTER FUNCTION ${signature} RESET plan_cache_mode`,
      },
      {
        says: `${signature} where its customer is`,
        text: `SELECT create_distributed_function('${signature}', 'p_customer_id', colocate_with => 'customer')`,
      },
    ]),
  ];
}
