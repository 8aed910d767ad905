import { createHash } from 'node:crypto';
import fengari from 'fengari';
import type { RedisStore } from './redis-store.ts';
import { Failure, type Reply, Status } from './resp.ts';

const { lua, lauxlib, lualib, to_luastring: toLua } = fengari;

/** Seconds and microseconds, as Redis gives them. */
export function redisTime(): [seconds: string, microseconds: string] {
  const now = performance.timeOrigin + performance.now();
  const seconds = Math.floor(now / 1000);
  return [String(seconds), String(Math.floor((now - seconds * 1000) * 1000))];
}

/** What Lua 5.1 has under other names, and numbers that are floats: the integers of this Lua have 32 bits and wrap. */
const prelude = `
unpack = table.unpack
local plain_tonumber = tonumber
tonumber = function(value, base)
  local number
  if base == nil then number = plain_tonumber(value) else number = plain_tonumber(value, base) end
  return number and number + 0.0
end
redis.status_reply = function(text) return { ok = text } end
redis.error_reply = function(text) return { err = text } end`;

/** Scripts by their SHA-1, as SCRIPT LOAD and EVAL leave them, each compiled once. */
export class Scripts {
  readonly #state = lauxlib.luaL_newstate();
  /** Where Lua keeps the function of each. */
  readonly #compiled = new Map<string, number>();
  #store: RedisStore | undefined;
  /** Stands still while a script runs. */
  #time: Reply = redisTime();

  constructor() {
    lualib.luaL_openlibs(this.#state);
    lua.lua_createtable(this.#state, 0, 4);
    for (const name of ['call', 'pcall']) {
      lua.lua_pushcfunction(this.#state, () => this.#call(name === 'call'));
      lua.lua_setfield(this.#state, -2, toLua(name));
    }
    lua.lua_setglobal(this.#state, toLua('redis'));
    lua.lua_rawgeti(this.#state, lua.LUA_REGISTRYINDEX, this.#compile(prelude));
    this.#demand(lua.lua_pcall(this.#state, 0, 0, 0));
  }

  /** @throws Error where it is no Lua. @returns its name, under which it runs */
  add(script: string): string {
    const sha = createHash('sha1').update(script).digest('hex');
    if (!this.#compiled.has(sha)) this.#compiled.set(sha, this.#compile(script));
    return sha;
  }

  has(sha: string): boolean {
    return this.#compiled.has(sha.toLowerCase());
  }

  clear(): void {
    this.#compiled.clear();
  }

  /** Runs a script to its end. @param rest the number of keys, the keys, and the arguments */
  run(store: RedisStore, sha: string, [count = '0', ...rest]: readonly string[]): Reply {
    const script = this.#compiled.get(sha.toLowerCase());
    if (script === undefined) return new Failure('NOSCRIPT No matching script. Please use EVAL.');
    this.#store = store;
    this.#time = redisTime();
    lua.lua_settop(this.#state, 0);
    this.#push(rest.slice(0, Number(count)));
    lua.lua_setglobal(this.#state, toLua('KEYS'));
    this.#push(rest.slice(Number(count)));
    lua.lua_setglobal(this.#state, toLua('ARGV'));
    lua.lua_rawgeti(this.#state, lua.LUA_REGISTRYINDEX, script);
    this.#demand(lua.lua_pcall(this.#state, 0, 1, 0));
    return this.#read(-1);
  }

  #compile(script: string): number {
    const text = toLua(script);
    this.#demand(lauxlib.luaL_loadbuffer(this.#state, text, text.length, toLua('@user_script')));
    return lauxlib.luaL_ref(this.#state, lua.LUA_REGISTRYINDEX);
  }

  /** @throws Error with what Lua has to say, where that is not OK */
  #demand(status: number): void {
    if (status === lua.LUA_OK) return;
    const said = this.#read(-1);
    throw new Error(said instanceof Failure ? said.text : String(said));
  }

  /** `redis.call`, whose failure ends the script, or `redis.pcall`, which answers with it. */
  #call(isRaised: boolean): number {
    const count = lua.lua_gettop(this.#state);
    const words = Array.from({ length: count }, (_, at) => this.#word(at + 1));
    const reply = words[0]?.toUpperCase() === 'TIME' ? this.#time : this.#store?.run(words);
    this.#push(reply ?? null);
    if (isRaised && reply instanceof Failure) lua.lua_error(this.#state);
    return 1;
  }

  /** An argument of a command: a number as Redis writes it. */
  #word(at: number): string {
    return lua.lua_type(this.#state, at) === lua.LUA_TNUMBER
      ? String(lua.lua_tonumber(this.#state, at))
      : lua.lua_tojsstring(this.#state, at);
  }

  #push(reply: Reply): void {
    if (reply === null) lua.lua_pushboolean(this.#state, false);
    else if (typeof reply === 'number') lua.lua_pushnumber(this.#state, reply);
    else if (typeof reply === 'string') lua.lua_pushstring(this.#state, toLua(reply));
    else if (Array.isArray(reply)) {
      lua.lua_createtable(this.#state, reply.length, 0);
      for (const [at, one] of reply.entries()) {
        this.#push(one);
        lua.lua_rawseti(this.#state, -2, at + 1);
      }
    } else {
      lua.lua_createtable(this.#state, 0, 1);
      this.#push(reply.text);
      lua.lua_setfield(this.#state, -2, toLua(reply instanceof Failure ? 'err' : 'ok'));
    }
  }

  /** What a script gave, as Redis answers it: numbers lose what is behind the point, lists end at the first nil. */
  #read(at: number): Reply {
    const type = lua.lua_type(this.#state, at);
    if (type === lua.LUA_TNUMBER) return Math.trunc(lua.lua_tonumber(this.#state, at));
    if (type === lua.LUA_TSTRING) return lua.lua_tojsstring(this.#state, at);
    if (type === lua.LUA_TBOOLEAN) return lua.lua_toboolean(this.#state, at) ? 1 : null;
    if (type !== lua.LUA_TTABLE) return null;
    const [ok, err] = [this.#field(at, 'ok'), this.#field(at, 'err')];
    if (err !== undefined) return new Failure(err);
    if (ok !== undefined) return new Status(ok);
    const list: Reply[] = [];
    const table = at < 0 ? lua.lua_gettop(this.#state) + at + 1 : at;
    while (lua.lua_rawgeti(this.#state, table, list.length + 1) !== 0) {
      list.push(this.#read(-1));
      lua.lua_pop(this.#state, 1);
    }
    lua.lua_pop(this.#state, 1);
    return list;
  }

  #field(at: number, name: string): string | undefined {
    const type = lua.lua_getfield(this.#state, at, toLua(name));
    const text = type === lua.LUA_TSTRING ? lua.lua_tojsstring(this.#state, -1) : undefined;
    lua.lua_pop(this.#state, 1);
    return text;
  }
}
