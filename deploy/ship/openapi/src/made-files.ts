import { apiDocument } from '@sitewright/gateway/routes';
import openapiTS, { astToString } from 'openapi-typescript';

/** Where the document says that the API is: the address of the stack on one machine. */
const publicUrl = 'http://127.0.0.1:8080';

/** The OpenAPI document as a file. */
export const documentText = (): string => `${JSON.stringify(apiDocument(publicUrl), null, 2)}\n`;

/** The document's types for TypeScript; each schema by its own name too. */
export async function typesText(document: string): Promise<string> {
  const nodes = await openapiTS(withoutTuples(document), {
    defaultNonNullable: false,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    emptyObjectsUnknown: true,
  });
  return `// Made from openapi.json by \`npm run openapi\`. Edit the schemas of the gateway instead.\n\n${astToString(nodes)}`;
}

/** Tuples as arrays: `openapi-fetch` reads every tuple of an answer as an array, and the two would not fit each other. */
const withoutTuples = (document: string): string =>
  JSON.stringify(
    JSON.parse(document, (_key, value) => {
      if (!Array.isArray(value?.prefixItems)) return value;
      const { prefixItems, ...rest } = value;
      return { ...rest, items: { anyOf: prefixItems } };
    }),
  );

/** Every file that is made from the gateway's routes, by its path in this repository. */
export async function madeFiles(): Promise<Record<string, string>> {
  const document = documentText();
  return {
    'libs/client/openapi.json': document,
    'libs/client/src/schema.ts': await typesText(document),
  };
}
