/** An S3-compatible store for tests; the package brings no types. */
declare module '@20minutes/s3rver' {
  import type { Server } from 'node:http';

  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      directory: string;
      silent: boolean;
      /** Whether a wrong signature passes. */
      allowMismatchedSignatures?: boolean;
      configureBuckets?: readonly { name: string }[];
    });
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
    httpServer: Server;
    store: {
      putObject(object: object): Promise<object>;
      putContent(objectPath: string, content: unknown): Promise<[size: number, md5: string]>;
    };
  }
}
