import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Another program's reading of a file: poppler's for PDF. */
export const pdfText = async (file: string): Promise<string> => (await run('pdftotext', [file, '-'])).stdout;
export const pdfFacts = async (file: string): Promise<string> => (await run('pdfinfo', [file])).stdout;

/** The fonts of a PDF, each with whether the file has it. */
export async function pdfFonts(file: string): Promise<{ name: string; embedded: boolean }[]> {
  const { stdout } = await run('pdffonts', [file]);
  return stdout
    .split('\n')
    .slice(2)
    .filter((line) => line.trim() !== '')
    .map((line) => ({
      name: line.split(/\s+/)[0] ?? '',
      embedded: /\syes\s+(?:yes|no)\s+(?:yes|no)\s+\d+\s+\d+$/.test(line),
    }));
}

/** Opens an office file with LibreOffice and writes it in a format of its own choice. @returns the new file's path. */
async function convert(file: string, filter: string, folder: string): Promise<string> {
  // A profile of its own, so that it neither finds nor leaves anything at home.
  const profile = await mkdtemp(join(tmpdir(), 'sitewright-office-'));
  const options = ['--headless', '--norestore', `-env:UserInstallation=file://${profile}`];
  try {
    await run('soffice', [...options, '--convert-to', filter, '--outdir', folder, file], {
      timeout: 240_000,
    });
  } finally {
    await rm(profile, { recursive: true, force: true });
  }
  const [ending = ''] = filter.split(':', 1);
  return join(folder, `${basename(file).replace(/\.\w+$/, '')}.${ending}`);
}

/** The text of an office file as LibreOffice prints it, the notes of slides with it. */
export async function printedText(file: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sitewright-printed-'));
  const notes = JSON.stringify({ ExportNotesPages: { type: 'boolean', value: 'true' } });
  const filter = file.endsWith('.pptx') ? `pdf:impress_pdf_Export:${notes}` : 'pdf:writer_pdf_Export';
  try {
    return await pdfText(await convert(file, filter, folder));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const entities: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&amp;': '&',
};

/** The text of an office file as LibreOffice reads it, in the order in which it is written. */
export async function officeText(file: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sitewright-read-'));
  try {
    const flat = await convert(file, file.endsWith('.pptx') ? 'fodp' : 'fodt', folder);
    const body = (await readFile(flat, 'utf8')).replace(/^[\s\S]*<office:body>/, '');
    return body.replace(/<[^>]*>/g, '').replace(/&\w+;/g, (entity) => entities[entity] ?? entity);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
