import { UnexpectedPayload } from './source.ts';

/** An element: its attributes and children by name; text stands under `#text`. */
export type XmlNode = Readonly<Record<string, unknown>>;

/**
 * Reads a document as nested records; every child and attribute is an array or a text, as it stands there.
 * @param lists names of elements that may come several times
 * @throws UnexpectedPayload where it is not well-formed
 */
export async function readXml(source: string, body: string, lists: readonly string[]): Promise<XmlNode> {
  // Loading the parser takes a fifth of a second on a slow machine; requests for rates never wait for it.
  const { XMLParser, XMLValidator } = await import('fast-xml-parser');
  const valid = XMLValidator.validate(body);
  if (valid !== true) throw new UnexpectedPayload(`${source}: ${valid.err.msg}`);
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '',
    parseAttributeValue: false,
    parseTagValue: false,
    removeNSPrefix: true,
    isArray: (name) => lists.includes(name),
  });
  try {
    return parser.parse(body) as XmlNode;
  } catch (error) {
    throw new UnexpectedPayload(`${source}: ${error instanceof Error ? error.message : 'unreadable'}`);
  }
}

/** Follows names into a document; undefined where one is missing. */
export const within = (node: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (at, name) => (typeof at === 'object' && at !== null ? (at as XmlNode)[name] : undefined),
    node,
  );

/** The elements at a path. @throws UnexpectedPayload where there is none */
export function rowsAt(source: string, node: unknown, ...path: readonly string[]): readonly XmlNode[] {
  const rows = within(node, ...path);
  if (!Array.isArray(rows) || rows.length === 0)
    throw new UnexpectedPayload(`${source}: no rows at ${path.join('.')}`);
  return rows as XmlNode[];
}

/** A SOAP 1.1 request. */
export const soapEnvelope = (body: string): string =>
  `<?xml version="1.0" encoding="utf-8"?><soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>${body}</soap:Body></soap:Envelope>`;
