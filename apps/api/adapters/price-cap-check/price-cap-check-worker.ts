import { parentPort, workerData } from 'node:worker_threads';
import { guardPrice } from '@luwag/loan-engine/pricing/price-cap-check';
import type { PriceQuestion } from '../../ports/price-cap-check.ts';

const { catalogue, publication, today } = workerData as PriceQuestion;
parentPort?.postMessage(guardPrice(catalogue, publication, today), []);
