/** The part of fengari, a Lua in JavaScript, that the stand-in for Redis uses. It brings no types. */
declare module 'fengari' {
  type LuaState = object;
  type LuaText = Uint8Array;
  interface LuaModule {
    lua: {
      LUA_OK: number;
      LUA_REGISTRYINDEX: number;
      LUA_TBOOLEAN: number;
      LUA_TNUMBER: number;
      LUA_TSTRING: number;
      LUA_TTABLE: number;
      lua_createtable(state: LuaState, list: number, fields: number): void;
      lua_error(state: LuaState): never;
      lua_getfield(state: LuaState, at: number, name: LuaText): number;
      lua_gettop(state: LuaState): number;
      lua_pcall(state: LuaState, takes: number, gives: number, handler: number): number;
      lua_pop(state: LuaState, count: number): void;
      lua_pushboolean(state: LuaState, value: boolean): void;
      lua_pushcfunction(state: LuaState, run: (state: LuaState) => number): void;
      lua_pushnumber(state: LuaState, value: number): void;
      lua_pushstring(state: LuaState, value: LuaText): void;
      lua_rawgeti(state: LuaState, at: number, index: number): number;
      lua_rawseti(state: LuaState, at: number, index: number): void;
      lua_setfield(state: LuaState, at: number, name: LuaText): void;
      lua_setglobal(state: LuaState, name: LuaText): void;
      lua_settop(state: LuaState, at: number): void;
      lua_toboolean(state: LuaState, at: number): boolean;
      lua_tojsstring(state: LuaState, at: number): string;
      lua_tonumber(state: LuaState, at: number): number;
      lua_type(state: LuaState, at: number): number;
    };
    lauxlib: {
      luaL_loadbuffer(state: LuaState, text: LuaText, size: number | null, name: LuaText): number;
      luaL_newstate(): LuaState;
      luaL_ref(state: LuaState, table: number): number;
    };
    lualib: { luaL_openlibs(state: LuaState): void };
    to_luastring(text: string): LuaText;
  }
  const fengari: LuaModule;
  export default fengari;
}
