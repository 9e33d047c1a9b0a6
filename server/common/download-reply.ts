/** The headers of a person's file, which browsers save and never open as a page. */
import type { FastifyReply } from 'fastify';

/** A file from a stranger: always downloaded, never displayed in the page, whatever its type. */
export const downloadReply = (reply: FastifyReply, type: string, name: string) =>
  reply
    .type(type)
    .serializer((bytes: unknown) => bytes as string)
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff');
