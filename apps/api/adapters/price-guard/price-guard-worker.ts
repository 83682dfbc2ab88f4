import { parentPort, workerData } from 'node:worker_threads';
import { guardPrice } from '@luwag/loan-engine/pricing/price-guard';
import type { PriceQuestion } from '../../ports/price-guard.ts';

const { catalogue, publication, today } = workerData as PriceQuestion;
parentPort?.postMessage(guardPrice(catalogue, publication, today), []);
