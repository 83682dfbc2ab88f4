import { parentPort } from 'node:worker_threads';
import { loadFaceNets } from './face-nets.ts';
import { type FaceQuestion, measureFaces } from './measure-faces.ts';

const nets = await loadFaceNets();
parentPort?.on('message', (question: FaceQuestion) => {
  // What goes wrong ends this thread, which tells whoever waits for it.
  void measureFaces(nets, question).then((reading) => parentPort?.postMessage(reading, []));
});
parentPort?.postMessage('ready', []);
