import { readFile } from 'node:fs/promises';
import { createRequire, registerHooks } from 'node:module';
import path from 'node:path';

/* The published face models, run by TensorFlow's WebAssembly backend. Everything they need lies in the packages. */

export type Tensor = { dispose: () => void };
export type Box = { x: number; y: number; width: number; height: number };
export type Point = { x: number; y: number };
export type FoundFace = {
  detection: { score: number; box: Box };
  landmarks: { positions: readonly Point[] };
  descriptor: Float32Array;
};

export type FaceNets = {
  /** Faces of a picture given as red, green and blue bytes; raises nothing for a picture without any. */
  find: (pixels: Pixels, minConfidence: number) => Promise<readonly FoundFace[]>;
  /** The same by a detector seven times as quick, which misses some and takes more for faces. */
  findQuickly: (pixels: Pixels) => Promise<readonly FoundFace[]>;
};
export type Pixels = { rgb: Uint8Array; width: number; height: number };

type Core = {
  tensor3d: (values: Uint8Array, shape: readonly [number, number, number], type: 'int32') => Tensor;
  reshape: (tensor: unknown, shape: readonly number[]) => unknown;
  cast: (tensor: unknown, type: string) => unknown;
  setBackend: (name: 'wasm') => Promise<boolean>;
  Tensor: { prototype: Record<string, unknown> };
  io: { decodeWeights: (bytes: ArrayBuffer, manifest: unknown) => unknown };
} & Record<string, unknown>;
type Net = { loadFromWeightMap: (weights: unknown) => void };
type FaceApi = {
  nets: { ssdMobilenetv1: Net; tinyFaceDetector: Net; faceLandmark68Net: Net; faceRecognitionNet: Net };
  TinyFaceDetectorOptions: new (options: { inputSize: number; scoreThreshold: number }) => object;
  SsdMobilenetv1Options: new (options: { minConfidence: number }) => object;
  detectAllFaces: (
    input: Tensor,
    options: object,
  ) => {
    withFaceLandmarks: () => { withFaceDescriptors: () => Promise<readonly FoundFace[]> };
  };
};

/** Names by which the models call an operation on a tensor itself; the core has them as functions only. */
const chained = [
  'add',
  'concat',
  'div',
  'expandDims',
  'mean',
  'mul',
  'pad',
  'relu',
  'reshape',
  'sigmoid',
  'slice',
  'sub',
  'transpose',
];

/** Small enough for a face that fills the picture, large enough for the one on a card; both are missed where it is off. */
const quickLook = { inputSize: 320, scoreThreshold: 0.4 };

export async function loadFaceNets(): Promise<FaceNets> {
  const { core, api } = openPackages();
  addChainedOperations(core);
  if (!(await core.setBackend('wasm'))) throw new Error('the models have no backend to run on');
  const { ssdMobilenetv1, tinyFaceDetector, faceLandmark68Net, faceRecognitionNet } = api.nets;
  const folder = path.join(folderOf('@vladmandic/face-api'), 'model');
  await loadWeights(core, ssdMobilenetv1, folder, 'ssd_mobilenetv1_model');
  await loadWeights(core, tinyFaceDetector, folder, 'tiny_face_detector_model');
  await loadWeights(core, faceLandmark68Net, folder, 'face_landmark_68_model');
  await loadWeights(core, faceRecognitionNet, folder, 'face_recognition_model');
  const findBy = async ({ rgb, width, height }: Pixels, options: object): Promise<readonly FoundFace[]> => {
    const tensor = core.tensor3d(rgb, [height, width, 3], 'int32');
    try {
      return await api.detectAllFaces(tensor, options).withFaceLandmarks().withFaceDescriptors();
    } finally {
      tensor.dispose();
    }
  };
  return {
    find: (pixels, minConfidence) => findBy(pixels, new api.SsdMobilenetv1Options({ minConfidence })),
    findQuickly: (pixels) => findBy(pixels, new api.TinyFaceDetectorOptions(quickLook)),
  };
}

const require = createRequire(import.meta.url);

function folderOf(name: string): string {
  return path.dirname(require.resolve(`${name}/package.json`));
}

/** The models ask for the whole of TensorFlow, five times the size of the part that they use. */
function openPackages(): { core: Core; api: FaceApi } {
  const hooks = registerHooks({
    resolve: (specifier, context, next) =>
      next(specifier === '@tensorflow/tfjs' ? '@tensorflow/tfjs-core' : specifier, context),
  });
  try {
    const core = require('@tensorflow/tfjs-core') as Core;
    const api = require('@vladmandic/face-api/dist/face-api.node-wasm.js') as FaceApi;
    const wasm = require('@tensorflow/tfjs-backend-wasm') as { setWasmPaths: (folder: string) => void };
    wasm.setWasmPaths(path.join(folderOf('@tensorflow/tfjs-backend-wasm'), 'dist', '/'));
    return { core, api };
  } finally {
    hooks.deregister();
  }
}

function addChainedOperations(core: Core): void {
  const { prototype } = core.Tensor;
  for (const name of chained) {
    const operation = core[name] as (tensor: unknown, ...rest: unknown[]) => unknown;
    prototype[name] = function chainedOperation(...rest: unknown[]) {
      return operation(this, ...rest);
    };
  }
  for (const name of ['as1D', 'as2D', 'as3D', 'as4D']) {
    prototype[name] = function reshaped(this: { size: number }, ...shape: number[]) {
      return core.reshape(this, shape.length === 0 ? [this.size] : shape);
    };
  }
  prototype['toFloat'] = function toFloat() {
    return core.cast(this, 'float32');
  };
}

async function loadWeights(core: Core, net: Net, folder: string, name: string): Promise<void> {
  const text = await readFile(path.join(folder, `${name}-weights_manifest.json`), 'utf8');
  const [group] = JSON.parse(text) as { weights: unknown; paths: string[] }[];
  if (group === undefined) throw new Error(`${name} has no weights`);
  const parts = await Promise.all(group.paths.map((file) => readFile(path.join(folder, file))));
  net.loadFromWeightMap(core.io.decodeWeights(new Uint8Array(Buffer.concat(parts)).buffer, group.weights));
}
