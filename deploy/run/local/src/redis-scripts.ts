import { createHash } from 'node:crypto';

/** Scripts by their SHA-1, as SCRIPT LOAD and EVAL leave them. */
export class ScriptCache {
  readonly #scripts = new Map<string, string>();

  add(script: string): string {
    const sha = createHash('sha1').update(script).digest('hex');
    this.#scripts.set(sha, script);
    return sha;
  }

  find(sha: string): string | undefined {
    return this.#scripts.get(sha.toLowerCase());
  }

  clear(): void {
    this.#scripts.clear();
  }
}

/** Seconds and microseconds, as Redis gives them. */
export function redisTime(): [seconds: string, microseconds: string] {
  const now = performance.timeOrigin + performance.now();
  const seconds = Math.floor(now / 1000);
  return [String(seconds), String(Math.floor((now - seconds * 1000) * 1000))];
}

/**
 * Makes a script written for Redis run on the Lua of ioredis-mock: arguments reach commands as text, TIME stands
 * still during a script and is exact, and numbers are floats, for that Lua's integers have 32 bits and wrap.
 */
export function adaptScript(script: string): string {
  const [seconds, microseconds] = redisTime();
  return `
local plain_call, plain_pcall, plain_tonumber = redis.call, redis.pcall, tonumber
tonumber = function(value, base)
  local number
  if base == nil then number = plain_tonumber(value) else number = plain_tonumber(value, base) end
  return number and number + 0.0
end
local function as_text(value)
  if type(value) ~= 'number' then return value end
  if value == math.floor(value) then return string.format('%.0f', value) end
  return string.format('%.17g', value)
end
local function adapted(call)
  return function(name, ...)
    if string.upper(name) == 'TIME' then return { ${seconds}.0, ${microseconds}.0 } end
    local words = { ... }
    for i = 1, #words do words[i] = as_text(words[i]) end
    return call(name, unpack(words))
  end
end
redis.call, redis.pcall = adapted(plain_call), adapted(plain_pcall)
redis.status_reply = function(text) return text end
redis.error_reply = function(text) error(text, 0) end
${script}`;
}
