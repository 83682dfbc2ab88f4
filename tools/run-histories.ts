import { describeViolation, runHistory, type Tally } from '../packages/simulation/run-history.ts';
import { parseArgs } from 'node:util';

/* Lives many random lives of loans and checks every invariant on money after every operation:
   `node tools/run-histories.ts --histories 1000000`, from `--seed` on; the last line says where to go on. */

const { values } = parseArgs({
  options: {
    histories: { type: 'string', default: '20000' },
    operations: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
  },
});
const first = Number(values.seed);
const histories = Number(values.histories);
const operations = Number(values.operations);
if (![first, histories, operations].every((value) => Number.isSafeInteger(value) && value >= 0)) {
  console.error('--seed, --histories and --operations are whole numbers');
  process.exit(2);
}

const tally: Tally = new Map();
const startedMs = performance.now();
const reportEvery = 50_000;
let violations = 0;
for (let index = 0; index < histories; index += 1) {
  const violation = runHistory(first + index, operations, tally);
  if (violation !== null) {
    violations += 1;
    console.log(describeViolation(violation));
  }
  if ((index + 1) % reportEvery === 0) {
    console.log(`${index + 1} histories, ${violations} violations; go on with --seed ${first + index + 1}`);
  }
}

console.table(
  Object.fromEntries(
    [...tally].toSorted(([left], [right]) => left.localeCompare(right)).map(([kind, line]) => [kind, line]),
  ),
);
const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
console.log(
  `${histories} histories of ${operations} operations from seed ${first}: ${violations} violations in ${seconds} s; go on with --seed ${first + histories}`,
);
process.exitCode = violations === 0 ? 0 : 1;
