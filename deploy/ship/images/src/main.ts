import { copyFileSync, existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lockSchema } from './closure.ts';
import { describeContent } from './sbom.ts';
import { stage, stageFiles } from './stage.ts';

// Run by deploy/ship/images/Dockerfile: lays out the content of every image under one folder, each under its name.
const [out = '', runtime = ''] = process.argv.slice(2);
const root = fileURLToPath(new URL('../../../../', import.meta.url));
const epochSeconds = Number(process.env.SOURCE_DATE_EPOCH);
if (out === '' || runtime === '' || !Number.isSafeInteger(epochSeconds)) {
  throw new Error('Run it as SOURCE_DATE_EPOCH=… node deploy/ship/images/src/main.ts OUT RUNTIME');
}

const lock = lockSchema.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
// The builder has no process: its built files go into the gateway's image.
const services = readdirSync(join(root, 'services'))
  .map((name) => `services/${name}`)
  .filter((workspace) => existsSync(join(root, workspace, 'src/main.ts')));
for (const workspace of [...services, 'deploy/run/cli']) {
  const target = join(out, basename(workspace));
  stage(root, lock, workspace, target);
  if (workspace === 'services/gateway') {
    stageFiles(root, 'services/builder/dist', join(target, 'services/builder/dist'));
    // What build.sh has taken from the image of the release before.
    const before = 'deploy/ship/images/before';
    if (existsSync(join(root, before)))
      stageFiles(root, before, join(target, 'services/builder/dist/before'));
  }
  const main = 'dist/src/main.js';
  if (!existsSync(join(target, workspace, main))) throw new Error(`${workspace} has no compiled main file.`);
  symlinkSync(join(workspace, main), join(target, 'main.js'));
  copyFileSync(join(root, 'deploy/ship/images/dist/src/health.js'), join(target, 'health.js'));
  const bill = describeContent(target, runtime, epochSeconds);
  writeFileSync(join(target, 'sbom.cdx.json'), `${JSON.stringify(bill, null, 1)}\n`);
}
