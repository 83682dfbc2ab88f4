import { parentPort } from 'node:worker_threads';
import type { FacePictures } from '../../ports/face-check.ts';
import { loadFaceNets } from './face-nets.ts';
import { measureFaces } from './measure-faces.ts';
import { openPictures } from './open-pictures.ts';

const nets = await loadFaceNets();
parentPort?.on('message', (pictures: FacePictures) => {
  // A fault ends this thread; its callers get the error.
  void openPictures(pictures)
    .then((question) => measureFaces(nets, question))
    .then((reading) => parentPort?.postMessage(reading, []));
});
parentPort?.postMessage('ready', []);
