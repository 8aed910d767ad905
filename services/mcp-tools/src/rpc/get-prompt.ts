import type { GetPromptRequest, GetPromptResponse } from '@sitewright/protos/mcp-tools';
import { getPrompt as fillIn } from '../prompts/prompts.ts';
import { readArguments } from './read-arguments.ts';

export async function getPrompt({ name, argumentsJson }: GetPromptRequest): Promise<GetPromptResponse> {
  return { resultJson: Buffer.from(JSON.stringify(fillIn(name, readArguments(argumentsJson)))) };
}
