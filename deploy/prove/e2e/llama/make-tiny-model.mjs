// Makes a model of 380 KB for llama-server: make-tiny-model.mjs FILE. It is of llama's architecture, with one layer and weights
// from a seeded generator, so it writes random words. What its output layer likes more and less makes strings end after a few
// words and lists after one or two entries: under a JSON schema its answers are whole, small, and of every shape.
import { writeFileSync } from 'node:fs';

const [file = 'tiny.gguf', seedWord = '7'] = process.argv.slice(2);
const width = 64;
const feedForward = 128;
const heads = 2;
const context = 131_072;

// Weights of a generator that gives the same on every machine (mulberry32).
let state = Number(seedWord) >>> 0;
function random() {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}
const normal = () => Math.sqrt(-2 * Math.log(random() + 1e-12)) * Math.cos(2 * Math.PI * random());

// The vocabulary: tokens of control, one for each byte, one for each visible character, and a few words.
const words =
  'the a of and to for with our your fresh new local team work home page menu service story day week book open from hand small good clear plan data growth price city garden bread light quiet river stone early first best simple warm honest made';
const kinds = { control: 3, unknown: 2, byte: 6, plain: 1 };
const vocabulary = [];
const add = (text, kind, liking, score = 0) => vocabulary.push({ text, kind, liking, score });
add('<unk>', kinds.unknown, -20);
add('<s>', kinds.control, -20);
add('</s>', kinds.control, -2);
add('<|im_start|>', kinds.control, -20);
add('<|im_end|>', kinds.control, 2);
for (let byte = 0; byte < 256; byte += 1) {
  add(`<0x${byte.toString(16).toUpperCase().padStart(2, '0')}>`, kinds.byte, -20, -1000);
}
/** How much each character is liked: a quotation mark ends a string, a bracket a list, a comma goes on with it. */
const liked = { '"': 6.5, '{': 1.5, '}': 1, '[': 1, ']': -0.5, ',': -1.2, ':': 1 };
for (let code = 33; code < 127; code += 1) {
  const character = String.fromCharCode(code);
  const letter = /[a-z]/.test(character) ? -2 : /[0-9]/.test(character) ? 1 : -6;
  add(character, kinds.plain, liked[character] ?? letter, -code);
}
add('▁', kinds.plain, -8, -1);
for (const word of words.split(' ')) add(`▁${word}`, kinds.plain, 4, -2);
const size = vocabulary.length;

// The weights. The first dimension of every embedding is a constant, through which the output layer's likings act.
const constant = 4;
const fill = (length, at) => Float32Array.from({ length }, (_, index) => at(index));
const isConstant = (index) => index % width === 0;
const afterNorm = constant / Math.sqrt((constant ** 2 + 0.25 * (width - 1)) / width);
const block = 'blk.0.';
const tensors = [
  ['token_embd.weight', [width, size], (i) => (isConstant(i) ? constant : normal() * 0.5)],
  ['output_norm.weight', [width], () => 1],
  [
    'output.weight',
    [width, size],
    (i) => (isConstant(i) ? vocabulary[Math.floor(i / width)].liking / afterNorm : normal() * 0.12),
  ],
  [`${block}attn_norm.weight`, [width], () => 1],
  ...['q', 'k', 'v'].map((name) => [`${block}attn_${name}.weight`, [width, width], () => normal() * 0.05]),
  [`${block}attn_output.weight`, [width, width], (i) => (i < width ? 0 : normal() * 0.05)],
  [`${block}ffn_norm.weight`, [width], () => 1],
  [`${block}ffn_gate.weight`, [width, feedForward], () => normal() * 0.05],
  [`${block}ffn_up.weight`, [width, feedForward], () => normal() * 0.05],
  [`${block}ffn_down.weight`, [feedForward, width], (i) => (i < feedForward ? 0 : normal() * 0.05)],
].map(([name, shape, at]) => ({
  name,
  shape,
  data: fill(
    shape.reduce((all, one) => all * one),
    at,
  ),
}));

// The file, by version 3 of GGUF.
const types = { uint32: 4, int32: 5, float32: 6, bool: 7, string: 8, array: 9 };
const template =
  '{% for m in messages %}<|im_start|>{{ m.role }}\n{{ m.content }}<|im_end|>\n{% endfor %}{% if add_generation_prompt %}<|im_start|>assistant\n{% endif %}';
const metadata = [
  ['general.architecture', 'string', 'llama'],
  ['general.name', 'string', 'sitewright-tiny-random'],
  ['general.file_type', 'uint32', 0],
  ['general.alignment', 'uint32', 32],
  ['llama.vocab_size', 'uint32', size],
  ['llama.context_length', 'uint32', context],
  ['llama.embedding_length', 'uint32', width],
  ['llama.block_count', 'uint32', 1],
  ['llama.feed_forward_length', 'uint32', feedForward],
  ['llama.attention.head_count', 'uint32', heads],
  ['llama.attention.head_count_kv', 'uint32', heads],
  ['llama.attention.layer_norm_rms_epsilon', 'float32', 1e-5],
  ['llama.rope.dimension_count', 'uint32', width / heads],
  ['llama.rope.freq_base', 'float32', 10_000],
  ['tokenizer.ggml.model', 'string', 'llama'],
  ['tokenizer.ggml.pre', 'string', 'default'],
  ['tokenizer.ggml.tokens', 'array', ['string', vocabulary.map(({ text }) => text)]],
  ['tokenizer.ggml.scores', 'array', ['float32', vocabulary.map(({ score }) => score)]],
  ['tokenizer.ggml.token_type', 'array', ['int32', vocabulary.map(({ kind }) => kind)]],
  ['tokenizer.ggml.bos_token_id', 'uint32', 1],
  ['tokenizer.ggml.eos_token_id', 'uint32', 4],
  ['tokenizer.ggml.unknown_token_id', 'uint32', 0],
  ['tokenizer.ggml.add_bos_token', 'bool', true],
  ['tokenizer.ggml.add_space_prefix', 'bool', false],
  ['tokenizer.chat_template', 'string', template],
];

const pieces = [];
const number = (bytes, write) => {
  const piece = Buffer.alloc(bytes);
  write(piece);
  pieces.push(piece);
};
const uint32 = (value) => number(4, (piece) => piece.writeUInt32LE(value));
const uint64 = (value) => number(8, (piece) => piece.writeBigUInt64LE(BigInt(value)));
const string = (text) => {
  const bytes = Buffer.from(text);
  uint64(bytes.length);
  pieces.push(bytes);
};
const writers = {
  uint32,
  int32: (value) => number(4, (piece) => piece.writeInt32LE(value)),
  float32: (value) => number(4, (piece) => piece.writeFloatLE(value)),
  bool: (value) => pieces.push(Buffer.from([value ? 1 : 0])),
  string,
  array([type, values]) {
    uint32(types[type]);
    uint64(values.length);
    for (const value of values) writers[type](value);
  },
};
const padded = (bytes) => Buffer.concat([bytes, Buffer.alloc((32 - (bytes.length % 32)) % 32)]);

pieces.push(Buffer.from('GGUF'));
uint32(3);
uint64(tensors.length);
uint64(metadata.length);
for (const [key, type, value] of metadata) {
  string(key);
  uint32(types[type]);
  writers[type](value);
}
let offset = 0;
for (const { name, shape, data } of tensors) {
  string(name);
  uint32(shape.length);
  for (const length of shape) uint64(length);
  uint32(0);
  uint64(offset);
  offset += Math.ceil(data.byteLength / 32) * 32;
}
const body = tensors.map(({ data }) => padded(Buffer.from(data.buffer)));
writeFileSync(file, Buffer.concat([padded(Buffer.concat(pieces)), ...body]));
