// Made from openapi.json by `npm run openapi`. Edit the schemas of the gateway instead.

export interface paths {
    "/api/v1/generate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Build a Site Specification from a prompt
         * @description Builds a website, design, slide deck, document or data visualisation and saves it as a project unless `save` is false. A build costs credit by its mode and only when it succeeds; one that fails is never charged. An answer lost between this API and the client after the build was committed is covered by an `Idempotency-Key` only: send one and repeat. A client that goes away before the answer cancels the build, unless it sent a key. With `Accept: text/event-stream` the build is told as it comes, in the events of `GET /api/v1/builds/{id}/events`; once a part was told, it runs on.
         *
         *     Needs the scope `write`.
         */
        post: operations["generate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/builds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List builds
         * @description The builds of the workspace, newest first, with how they ended; never their prompts.
         *
         *     Needs the scope `read` or `write`.
         */
        get: operations["listBuilds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/builds/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See how a build is doing, and its result
         * @description Answers for every build of the workspace, synchronous ones included. The result of a build that was not saved is kept for 24 hours.
         *
         *     Needs the scope `read` or `write`.
         */
        get: operations["getBuild"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/builds/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow a build event by event
         * @description Server-sent events: `build` first, then `progress` and `part`, last `result` or `error`. Each has an `id`; give the last one in `Last-Event-ID` (or `after`) to go on from there, for 24 hours and on any connection. 204: there is nothing behind it. A part is one JSON Patch operation on a document that begins as `{}`; all of them folded are the specification of the result. A build that was not streamed is told in one part.
         *
         *     Needs the scope `read` or `write`.
         */
        get: operations["watchBuild"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List and search projects
         * @description Newest first. Pages are stable: what is added or removed meanwhile neither repeats nor hides another project. A search looks at a bounded number of titles for each page; where it stopped there, `truncated` is true and `nextCursor` goes on with the search, so a page may have few items, or none, and still not be the last.
         *
         *     Needs the scope `read`.
         */
        get: operations["listProjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a project's record
         * @description Also answers for a project in the bin, with `deletedAt`.
         *
         *     Needs the scope `read`.
         *
         *     The session of a link may ask for its own project.
         */
        get: operations["getProject"];
        put?: never;
        post?: never;
        /**
         * Move a project to the bin
         * @description Takes it down at once. It can be restored for 30 days; after that it is gone with all its revisions, and its slug is free. Deleting it again changes nothing.
         *
         *     Needs the scope `write`.
         */
        delete: operations["deleteProject"];
        options?: never;
        head?: never;
        /**
         * Rename a project
         * @description Changes the title in lists alone. The specification has a title of its own, which `PATCH …/spec` changes; when that one changes, the project takes it on.
         *
         *     Needs the scope `write`.
         *
         *     The session of a link may ask for its own project.
         */
        patch: operations["renameProject"];
        trace?: never;
    };
    "/api/v1/projects/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a project out of the bin
         * @description It stays unpublished and keeps its slug. Restoring it again changes nothing.
         *
         *     Needs the scope `write`.
         */
        post: operations["restoreProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects/{id}/spec": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the Site Specification of a project
         * @description Whole, or the part under a JSON Pointer; the current revision, or an older one.
         *
         *     Needs the scope `read`.
         *
         *     The session of a link may ask for its own project.
         */
        get: operations["readSpec"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Edit the Site Specification with a JSON Patch
         * @description Applies a JSON Patch (RFC 6902) as a whole or not at all and stores the result as a new revision. `If-Match` names the revision that the patch was made against: 428 without it, 412 with the current one as `ETag` when the project has moved on. A patch that changes nothing makes no revision. Ids of nodes, the build type and the provenance stay as they are.
         *
         *     Needs the scope `write`.
         *
         *     The session of a link may ask for its own project.
         */
        patch: operations["patchSpec"];
        trace?: never;
    };
    "/api/v1/projects/{id}/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the revisions of a project
         * @description Newest first. A revision never changes but for its name; its specification is read with `GET …/spec?revision=`. Autosaves without a name are removed after 30 days, and their numbers are not used again.
         *
         *     Needs the scope `read`.
         *
         *     The session of a link may ask for its own project.
         */
        get: operations["listRevisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects/{id}/revisions/{revision}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Name a revision
         * @description An autosave that has a name is kept.
         *
         *     Needs the scope `write`.
         *
         *     The session of a link may ask for its own project.
         */
        patch: operations["nameRevision"];
        trace?: never;
    };
    "/api/v1/projects/{id}/revisions/{revision}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring back an old revision
         * @description Stores its specification as a new revision. `If-Match` names the current one: 428 without it, 412 when the project has moved on.
         *
         *     Needs the scope `write`.
         *
         *     The session of a link may ask for its own project.
         */
        post: operations["restoreRevision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects/{id}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish the current revision
         * @description Renders it and puts it at `publishedUrl`, all files at once. The first time a slug is made from the title. Publishing the same revision again changes nothing. Where acts on one project overlap, the one that began last decides what the public sees, and the answer tells what that is.
         *
         *     Needs the scope `publish`.
         */
        post: operations["publishProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects/{id}/unpublish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a project down
         * @description Felt at once. The slug stays with the project. Unpublishing again changes nothing.
         *
         *     Needs the scope `publish`.
         */
        post: operations["unpublishProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects/{id}/slug": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the slug of a project
         * @description What is public moves to the new address at once. The old slug stays reserved for this project for 30 days, and its address leads to the new one (308). The slug of a test key's project begins with `test-`, that of any other must not. 409 when another project has the slug, or when ten given up ones are reserved for this project already.
         *
         *     Needs the scope `publish`.
         */
        put: operations["changeSlug"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects/{id}/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the links to a project
         * @description Newest first, those that have ended included; never their secrets.
         *
         *     Needs the scope `write`.
         *
         *     Needs the scope `read` besides.
         */
        get: operations["listLinks"];
        put?: never;
        /**
         * Hand out a link to a project
         * @description Whoever opens it in a browser sees the project, or edits it, without a key, and reaches nothing else. It serves any number of times until its end, and ends with the key that asks for it. The secret stands after the `#`, which no server, log or preview of a messenger gets to see.
         *
         *     Needs the scope `write`.
         *
         *     Needs the scope `read` besides.
         */
        post: operations["issueLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects/{id}/links/{linkId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a link
         * @description It and every session that it has opened end within a second. A revoked link stays in the list; revoking it again changes nothing.
         *
         *     Needs the scope `write`.
         *
         *     Needs the scope `read` besides.
         */
        delete: operations["revokeLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export a project as a file
         * @description Made from the saved revision; free and repeatable. Every build type has `html` and `json`; a 400 lists what else it has.
         *
         *     Needs the scope `read`.
         *
         *     The session of a link may ask for its own project.
         */
        get: operations["exportProject"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects/{id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Render a page of a project
         * @description One complete HTML document with its style inside. It comes with a policy that lets no script run under this origin.
         *
         *     Needs the scope `read`.
         *
         *     The session of a link may ask for its own project.
         */
        get: operations["previewProject"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects/{id}/cover.png": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See a project's cover
         * @description A picture of 1200 x 630 pixels of every build type: the title, in the fonts and colours of the theme, and the first picture or chart. Made once for each revision. Publishing puts it at `/s/{slug}/cover.png` as well.
         *
         *     Needs the scope `read`.
         *
         *     The session of a link may ask for its own project.
         */
        get: operations["getCover"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/credits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See what is left, and what builds cost
         * @description Needs the scope `read`.
         */
        get: operations["getCredits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/credits/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the movements of credit
         * @description Newest first. Every movement of credit is an entry from one account to another; entries are never changed.
         *
         *     Needs the scope `read`.
         */
        get: operations["listCreditEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/credits/grants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the grants of credit
         * @description Newest first. Builds spend the grant that expires soonest, then the oldest.
         *
         *     Needs the scope `read`.
         */
        get: operations["listCreditGrants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List keys
         * @description Every key of the workspace, newest first, those that have ended included.
         *
         *     Needs the scope `admin`.
         */
        get: operations["listKeys"];
        put?: never;
        /**
         * Issue a key
         * @description The answer shows the key, this once. It can hold no scope that the asking key lacks, and a test key issues test keys only. Live keys manage the keys of both modes; to a test key there are no live ones.
         *
         *     Needs the scope `admin`.
         */
        post: operations["issueKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a key
         * @description It ends everywhere within a second. A revoked key stays in the list; revoking it again changes nothing. A live key may revoke every key of its workspace, whatever that key may do; a test key may revoke test keys.
         *
         *     Needs the scope `admin`.
         */
        delete: operations["revokeKey"];
        options?: never;
        head?: never;
        /**
         * Rename a key
         * @description Needs the scope `admin`.
         */
        patch: operations["renameKey"];
        trace?: never;
    };
    "/api/v1/keys/{id}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace a key by a successor
         * @description The successor has the same name, scopes, mode and length of life; the answer shows it, this once. The old key lives on for the overlap. A key can be rotated once, and only by one that holds all that it holds.
         *
         *     Needs the scope `admin`.
         */
        post: operations["rotateKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See whether a browser is signed in
         * @description Answers 200 to whoever is not signed in, too.
         */
        get: operations["getSession"];
        put?: never;
        /**
         * Sign in from a browser
         * @description Sets a cookie that serves in the place of the key, for 12 hours or until the key ends; or, with a link, for its project alone. Only a page of this origin may ask: the request needs `Sec-Fetch-Site: same-origin`, or an `Origin` that is the public one where a browser sends no such header. The same holds for every request that brings the cookie. It is not looked at on /api/mcp.
         */
        post: operations["openSession"];
        /**
         * Sign out
         * @description Ends the session and removes the cookie. Signing out again changes nothing.
         */
        delete: operations["closeSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether this process is alive */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether this process takes requests
         * @description For balancers: of this replica alone, and on purpose not of the services behind it, whose trouble no other replica would be spared. Operators see those with `sitewright doctor`.
         */
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** This API as OpenAPI 3.1 */
        get: operations["getOpenApi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schemas/site-spec/v1.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The Site Specification as JSON Schema 2020-12 */
        get: operations["getSiteSpecSchema"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AcceptedBuild: {
            buildId: string;
            /** @enum {string} */
            status: "queued" | "running" | "succeeded" | "failed";
            /** @description The path of the build. */
            location: string;
        };
        Asset: {
            id: string;
            /** @enum {string} */
            kind: "image" | "icon" | "logo" | "pattern";
            alt?: string;
            /** @constant */
            decorative?: true;
            width: number;
            height: number;
            credit?: string;
            /** @description Stands in for a picture that the owner should supply */
            placeholder?: boolean;
            /** @constant */
            source: "generated-svg";
            /** @enum {string} */
            motif: "arcs" | "bars" | "dots" | "hairlines" | "halftone" | "isometric" | "leaves" | "rules" | "topography" | "waves" | "monogram" | "abstract" | "arches" | "blobs" | "circuit" | "confetti" | "fabric" | "frame" | "grid" | "landscape" | "map" | "mountains" | "plate" | "portrait" | "product" | "rays" | "rooms" | "skyline" | "water";
            seed: number;
            colors: string[];
            /** @description Letters of a monogram or a short caption in the picture */
            label?: string;
            /** @description Icon that stands in the middle of the picture */
            icon?: string;
        } | {
            id: string;
            /** @enum {string} */
            kind: "image" | "icon" | "logo" | "pattern";
            alt?: string;
            /** @constant */
            decorative?: true;
            width: number;
            height: number;
            credit?: string;
            /** @description Stands in for a picture that the owner should supply */
            placeholder?: boolean;
            /** @constant */
            source: "icon";
            icon: string;
            color?: string;
        } | {
            id: string;
            /** @enum {string} */
            kind: "image" | "icon" | "logo" | "pattern";
            alt?: string;
            /** @constant */
            decorative?: true;
            width: number;
            height: number;
            credit?: string;
            /** @description Stands in for a picture that the owner should supply */
            placeholder?: boolean;
            /** @constant */
            source: "pictogram";
            /** @description The plane of the thing shown, as SVG path data in a box of 100 by 100 */
            body: string;
            /** @description Its lines, drawn over the plane */
            lines: string;
            /** @description Of the ground, the plane and the lines */
            colors: string[];
        } | {
            id: string;
            /** @enum {string} */
            kind: "image" | "icon" | "logo" | "pattern";
            alt?: string;
            /** @constant */
            decorative?: true;
            width: number;
            height: number;
            credit?: string;
            /** @description Stands in for a picture that the owner should supply */
            placeholder?: boolean;
            /** @constant */
            source: "drawing";
            /** @description What it is drawn on, over the whole place that it is shown in */
            ground: string;
            /** @description In the width and height of the picture, later ones above earlier ones */
            shapes: ({
                /** @constant */
                kind: "plane";
                color: string;
                path: string;
            } | {
                /** @constant */
                kind: "line";
                color: string;
                width: number;
                path: string;
            } | {
                /** @constant */
                kind: "words";
                color: string;
                size: number;
                x: number;
                /** @description Of the line that the letters stand on */
                y: number;
                /** @enum {string} */
                anchor: "start" | "middle" | "end";
                text: string;
            })[];
        } | {
            id: string;
            /** @enum {string} */
            kind: "image" | "icon" | "logo" | "pattern";
            alt?: string;
            /** @constant */
            decorative?: true;
            width: number;
            height: number;
            credit?: string;
            /** @description Stands in for a picture that the owner should supply */
            placeholder?: boolean;
            /** @constant */
            source: "url";
            url: string;
        };
        Balance: {
            /** @description Free to spend; what builds in flight hold is not in it. */
            remaining: number;
            /** @description Held by builds in flight. */
            held: number;
            /** @description Spent so far, less what was given back. */
            spent: number;
            /** @description Lost to time so far. */
            expired: number;
            /** @description Granted so far: the sum of the four others. */
            granted: number;
            /** @description The plan whose monthly grant the workspace gets; `free` without one. */
            plan: string;
            /** @description What a build costs, by mode. */
            prices: {
                [key: string]: number;
            };
        };
        BookingSection: {
            id: string;
            /** @enum {string} */
            background: "default" | "surface" | "primary" | "accent" | "dark" | "image";
            eyebrow?: string;
            heading?: string;
            lead?: components["schemas"]["RichText"];
            /** @description Asset that belongs to the section as a whole */
            image?: string;
            actions: {
                id: string;
                label: string;
                href: string;
                /** @enum {string} */
                style: "primary" | "secondary" | "link";
                icon?: string;
            }[];
            /** @description Small print under the items */
            note?: string;
            /** @description Asks the owner for something, or holds something invented that could be taken for a fact */
            placeholder?: boolean;
            /** @description Names of the fields of this node whose text is a question to its owner */
            questions?: string[];
            /** @constant */
            type: "booking";
            /** @enum {string} */
            layout: "simple" | "split" | "card";
            /** @enum {string} */
            purpose: "appointment" | "table" | "stay" | "class" | "tour" | "call" | "viewing";
            submitLabel: string;
            successMessage: string;
            /** @description mailto address that the prompt gave */
            recipient?: string;
            consent?: string;
            items: {
                id: string;
                /** @description Asks the owner for something, or holds something invented that could be taken for a fact */
                placeholder?: boolean;
                /** @description Names of the fields of this node whose text is a question to its owner */
                questions?: string[];
                name: string;
                label: string;
                /** @enum {string} */
                kind: "text" | "email" | "tel" | "number" | "date" | "time" | "url" | "textarea" | "select" | "radio" | "checkboxes" | "consent" | "file";
                required: boolean;
                hint?: string;
                options?: string[];
            }[];
        };
        Brief: {
            summary: string;
            subject: string;
            organisation?: string;
            audience?: string;
            tone: string[];
            goals: string[];
            requested: {
                id: string;
                text: string;
                /** @enum {string} */
                kind: "page" | "section" | "feature" | "fact" | "colour" | "count" | "language" | "style" | "absence" | "order" | "length" | "size";
                /** @enum {string} */
                status: "honoured" | "adapted" | "unsupported" | "missing";
                /** @description Where in this spec the request went */
                where?: string;
                note?: string;
            }[];
            facts: {
                id: string;
                /** @enum {string} */
                kind: "name" | "place" | "person" | "price" | "date" | "time" | "hours" | "address" | "phone" | "email" | "url" | "number" | "quote";
                value: string;
                span: (number)[];
            }[];
        };
        Build: {
            buildId: string;
            /** @enum {string} */
            status: "queued" | "running" | "succeeded" | "failed";
            /** @enum {string} */
            buildType: "website" | "design" | "slides" | "document" | "dataviz";
            /** @enum {string} */
            mode: "lite" | "economy" | "power";
            /** Format: date-time */
            createdAt: string;
            /** @description 0 unless the build succeeded. */
            creditsCharged: number;
            progress: {
                stage: string;
                fraction: number;
                message: string;
            } | null;
            /** @description What the synchronous call would have answered; once succeeded. */
            result?: components["schemas"]["BuildResult"];
            /** @description What the synchronous call would have answered; once failed. */
            error?: components["schemas"]["Error"];
        };
        BuildEntry: {
            buildId: string;
            /** @enum {string} */
            status: "queued" | "running" | "succeeded" | "failed";
            /** @description Why it failed; null unless it did. */
            code: string | null;
            /** @enum {string} */
            buildType: "website" | "design" | "slides" | "document" | "dataviz";
            /** @enum {string} */
            mode: "lite" | "economy" | "power";
            /** @description `builtin`, or the name of the model provider; null while it runs. */
            engine: string | null;
            projectId: string | null;
            creditsCharged: number;
            /** @description null while it runs. */
            durationMs: number | null;
            /** Format: date-time */
            createdAt: string;
        };
        BuildEvent: {
            /** @constant */
            event: "build";
            /** @description Counts from 1; the `id:` line of the event. */
            id: number;
            data: components["schemas"]["BuildStarted"];
        } | {
            /** @constant */
            event: "progress";
            /** @description Counts from 1; the `id:` line of the event. */
            id: number;
            data: components["schemas"]["BuildProgress"];
        } | {
            /** @constant */
            event: "part";
            /** @description Counts from 1; the `id:` line of the event. */
            id: number;
            data: components["schemas"]["BuildPart"];
        } | {
            /** @constant */
            event: "result";
            /** @description Counts from 1; the `id:` line of the event. */
            id: number;
            data: components["schemas"]["BuildResult"];
        } | {
            /** @constant */
            event: "error";
            /** @description Counts from 1; the `id:` line of the event. */
            id: number;
            data: components["schemas"]["BuildFailure"];
        };
        BuildFailure: {
            error: string;
            code: string;
            retryable: boolean;
            /** @description The status that a plain call would have had. */
            status: number;
        };
        BuildPage: {
            items: components["schemas"]["BuildEntry"][];
            nextCursor: string | null;
        };
        /** @description One operation of RFC 6902 on a document that begins as `{}`. */
        BuildPart: {
            /** @enum {string} */
            op: "add" | "replace" | "remove";
            /** @description Where it belongs: a JSON Pointer (RFC 6901). */
            path: string;
            /** @description Absent for `remove`. */
            value?: unknown;
        };
        BuildProgress: {
            /** @description The stage at work, such as `writing`. */
            stage: string;
            fraction: number;
            /** @description A sentence for people. */
            message: string;
        };
        BuildRequest: {
            /** @description What to build, in any language. */
            prompt: string;
            /**
             * @default website
             * @enum {string}
             */
            buildType?: "website" | "design" | "slides" | "document" | "dataviz";
            /**
             * @description lite: short; economy: usual; power: full, reviewed.
             * @default economy
             * @enum {string}
             */
            mode?: "lite" | "economy" | "power";
            /**
             * @description false: only the specification is returned.
             * @default true
             */
            save?: boolean;
        };
        BuildResult: {
            /** @description `prj_` and a ULID in lower case; null when save is false. */
            projectId: string | null;
            /** @description Where the project opens in the builder; null when save is false. */
            editorUrl: string | null;
            /** @description The Site Specification. */
            spec: components["schemas"]["SiteSpec"];
            usage: components["schemas"]["Usage"];
            credits: components["schemas"]["CreditsAfterBuild"];
        };
        BuildStarted: {
            buildId: string;
            /** @enum {string} */
            status: "queued" | "running" | "succeeded" | "failed";
            /** @enum {string} */
            buildType: "website" | "design" | "slides" | "document" | "dataviz";
            /** @enum {string} */
            mode: "lite" | "economy" | "power";
        };
        CallToActionSection: {
            id: string;
            /** @enum {string} */
            background: "default" | "surface" | "primary" | "accent" | "dark" | "image";
            eyebrow?: string;
            heading: string;
            lead?: components["schemas"]["RichText"];
            /** @description Asset that belongs to the section as a whole */
            image?: string;
            actions: {
                id: string;
                label: string;
                href: string;
                /** @enum {string} */
                style: "primary" | "secondary" | "link";
                icon?: string;
            }[];
            /** @description Small print under the items */
            note?: string;
            /** @description Asks the owner for something, or holds something invented that could be taken for a fact */
            placeholder?: boolean;
            /** @description Names of the fields of this node whose text is a question to its owner */
            questions?: string[];
            /** @constant */
            type: "callToAction";
            /** @enum {string} */
            layout: "banner" | "card" | "split" | "minimal";
            items: {
                id: string;
                /** @description Asks the owner for something, or holds something invented that could be taken for a fact */
                placeholder?: boolean;
                /** @description Names of the fields of this node whose text is a question to its owner */
                questions?: string[];
                text: string;
            }[];
        };
        Chart: {
            id: string;
            title: string;
            subtitle?: string;
            alt: string;
            dataset: string;
            spec: components["schemas"]["ChartSpec"];
            /** @description What is marked in the chart, with the words that stand at it */
            marks?: {
                /** @description The place along the axis of names or time, as the dataset has it */
                x: string | number | boolean | null;
                /** @description Whose point is marked; without it the place is, for all */
                series?: string;
                label: string;
                /** @description The last place of a band, which is marked for all from the first on */
                to?: string | number | boolean | null;
            }[];
            /** @description Lines across the chart at a value of an axis, as a target or a limit, with their words */
            levels?: {
                /** @enum {string} */
                axis: "x" | "y";
                value: number;
                /** @description The other edge of a band that begins at the value */
                to?: number;
                label: string;
                /**
                 * @description How the line is drawn; dashed without it
                 * @enum {string}
                 */
                line?: "dashed" | "fine";
            }[];
            /** @description Straight trends by least squares: of a series, else of each line or of all points; words at the end. Drawn through three values or more as the dataset has them: neither aggregated, transformed nor stacked, on even scales */
            trends?: {
                series?: string;
                label?: string;
            }[];
            /** @description Which values are written at what shows them; without it as many as have room */
            labels?: {
                /** @enum {string} */
                show?: "all" | "ends" | "none";
                /** @description Values below it are not written, of shares in percent */
                from?: number;
            };
            takeaway: string;
        };
        ChartChannel: {
            field?: string;
            /** @enum {string} */
            type?: "quantitative" | "temporal" | "nominal" | "ordinal";
            /** @enum {string} */
            aggregate?: "count" | "distinct" | "sum" | "mean" | "average" | "median" | "min" | "max" | "stdev" | "variance" | "q1" | "q3";
            bin?: boolean | {
                maxbins?: number;
                step?: number;
            };
            /** @enum {string} */
            timeUnit?: "year" | "quarter" | "month" | "week" | "day" | "date" | "hours" | "minutes" | "yearmonth" | "yearquarter" | "yearmonthdate" | "yearweek" | "monthdate";
            sort?: ("ascending" | "descending") | ("x" | "y" | "-x" | "-y") | null | (string | number | boolean | null)[] | {
                field?: string;
                /** @enum {string} */
                op?: "count" | "distinct" | "sum" | "mean" | "average" | "median" | "min" | "max" | "stdev" | "variance" | "q1" | "q3";
                /** @enum {string} */
                order?: "ascending" | "descending";
            };
            stack?: ("zero" | "normalize" | "center") | null | boolean;
            title?: string | null;
            format?: string;
            value?: string | number | boolean | null;
            datum?: string | number | boolean | null;
            scale?: {
                /** @enum {string} */
                type?: "linear" | "log" | "pow" | "sqrt" | "symlog" | "time" | "utc" | "ordinal" | "point" | "band";
                zero?: boolean;
                nice?: boolean;
                reverse?: boolean;
                domain?: (string | number | boolean | null)[];
                range?: string[];
            };
            axis?: null | {
                title?: string | null;
                format?: string;
                labelAngle?: number;
                grid?: boolean;
                tickCount?: number;
            };
            legend?: null | {
                title?: string | null;
                /** @enum {string} */
                orient?: "left" | "right" | "top" | "bottom";
            };
        };
        ChartSection: {
            id: string;
            /** @enum {string} */
            background: "default" | "surface" | "primary" | "accent" | "dark" | "image";
            eyebrow?: string;
            heading?: string;
            lead?: components["schemas"]["RichText"];
            /** @description Asset that belongs to the section as a whole */
            image?: string;
            actions: {
                id: string;
                label: string;
                href: string;
                /** @enum {string} */
                style: "primary" | "secondary" | "link";
                icon?: string;
            }[];
            /** @description Small print under the items */
            note?: string;
            /** @description Asks the owner for something, or holds something invented that could be taken for a fact */
            placeholder?: boolean;
            /** @description Names of the fields of this node whose text is a question to its owner */
            questions?: string[];
            /** @constant */
            type: "chart";
            /** @enum {string} */
            layout: "wide" | "split";
            dataset: components["schemas"]["Dataset"];
            chart: components["schemas"]["Chart"];
            items: unknown[];
        };
        ChartSpec: {
            mark: ("bar" | "line" | "area" | "point" | "circle" | "square" | "arc" | "rect" | "tick" | "rule" | "boxplot" | "text") | {
                /** @enum {string} */
                type: "bar" | "line" | "area" | "point" | "circle" | "square" | "arc" | "rect" | "tick" | "rule" | "boxplot" | "text";
                point?: boolean;
                tooltip?: boolean;
                filled?: boolean;
                /** @enum {string} */
                interpolate?: "linear" | "monotone" | "step" | "basis" | "cardinal";
                innerRadius?: number;
                cornerRadius?: number;
                opacity?: number;
                strokeWidth?: number;
                /** @enum {string} */
                orient?: "horizontal" | "vertical";
                color?: string;
            };
            encoding: {
                x?: components["schemas"]["ChartChannel"];
                y?: components["schemas"]["ChartChannel"];
                x2?: components["schemas"]["ChartChannel"];
                y2?: components["schemas"]["ChartChannel"];
                xOffset?: components["schemas"]["ChartChannel"];
                yOffset?: components["schemas"]["ChartChannel"];
                color?: components["schemas"]["ChartChannel"];
                size?: components["schemas"]["ChartChannel"];
                shape?: components["schemas"]["ChartChannel"];
                opacity?: components["schemas"]["ChartChannel"];
                theta?: components["schemas"]["ChartChannel"];
                text?: components["schemas"]["ChartChannel"];
                detail?: components["schemas"]["ChartChannel"];
                order?: components["schemas"]["ChartChannel"];
                row?: components["schemas"]["ChartChannel"];
                column?: components["schemas"]["ChartChannel"];
                tooltip?: components["schemas"]["ChartChannel"] | components["schemas"]["ChartChannel"][];
            };
            transform?: ({
                filter: {
                    field: string;
                    /** @enum {string} */
                    timeUnit?: "year" | "quarter" | "month" | "week" | "day" | "date" | "hours" | "minutes" | "yearmonth" | "yearquarter" | "yearmonthdate" | "yearweek" | "monthdate";
                    equal?: string | number | boolean | null;
                    lt?: string | number | boolean | null;
                    lte?: string | number | boolean | null;
                    gt?: string | number | boolean | null;
                    gte?: string | number | boolean | null;
                    oneOf?: (string | number | boolean | null)[];
                    range?: ((string | number | boolean | null) | (string | number | boolean | null))[];
                } | {
                    not: {
                        field: string;
                        /** @enum {string} */
                        timeUnit?: "year" | "quarter" | "month" | "week" | "day" | "date" | "hours" | "minutes" | "yearmonth" | "yearquarter" | "yearmonthdate" | "yearweek" | "monthdate";
                        equal?: string | number | boolean | null;
                        lt?: string | number | boolean | null;
                        lte?: string | number | boolean | null;
                        gt?: string | number | boolean | null;
                        gte?: string | number | boolean | null;
                        oneOf?: (string | number | boolean | null)[];
                        range?: ((string | number | boolean | null) | (string | number | boolean | null))[];
                    };
                } | {
                    and: {
                        field: string;
                        /** @enum {string} */
                        timeUnit?: "year" | "quarter" | "month" | "week" | "day" | "date" | "hours" | "minutes" | "yearmonth" | "yearquarter" | "yearmonthdate" | "yearweek" | "monthdate";
                        equal?: string | number | boolean | null;
                        lt?: string | number | boolean | null;
                        lte?: string | number | boolean | null;
                        gt?: string | number | boolean | null;
                        gte?: string | number | boolean | null;
                        oneOf?: (string | number | boolean | null)[];
                        range?: ((string | number | boolean | null) | (string | number | boolean | null))[];
                    }[];
                } | {
                    or: {
                        field: string;
                        /** @enum {string} */
                        timeUnit?: "year" | "quarter" | "month" | "week" | "day" | "date" | "hours" | "minutes" | "yearmonth" | "yearquarter" | "yearmonthdate" | "yearweek" | "monthdate";
                        equal?: string | number | boolean | null;
                        lt?: string | number | boolean | null;
                        lte?: string | number | boolean | null;
                        gt?: string | number | boolean | null;
                        gte?: string | number | boolean | null;
                        oneOf?: (string | number | boolean | null)[];
                        range?: ((string | number | boolean | null) | (string | number | boolean | null))[];
                    }[];
                };
            } | {
                aggregate: {
                    /** @enum {string} */
                    op: "count" | "distinct" | "sum" | "mean" | "average" | "median" | "min" | "max" | "stdev" | "variance" | "q1" | "q3";
                    field?: string;
                    as: string;
                }[];
                groupby: string[];
            } | {
                bin: boolean | {
                    maxbins?: number;
                    step?: number;
                };
                field: string;
                as: string;
            } | {
                /** @enum {string} */
                timeUnit: "year" | "quarter" | "month" | "week" | "day" | "date" | "hours" | "minutes" | "yearmonth" | "yearquarter" | "yearmonthdate" | "yearweek" | "monthdate";
                field: string;
                as: string;
            })[];
        };
        ColorToken: {
            /** @constant */
            $type: "color";
            $value: string;
        };
        ComparisonSection: {
            id: string;
            /** @enum {string} */
            background: "default" | "surface" | "primary" | "accent" | "dark" | "image";
            eyebrow?: string;
            heading?: string;
            lead?: components["schemas"]["RichText"];
            /** @description Asset that belongs to the section as a whole */
            image?: string;
            actions: {
                id: string;
                label: string;
                href: string;
                /** @enum {string} */
                style: "primary" | "secondary" | "link";
                icon?: string;
            }[];
            /** @description Small print under the items */
            note?: string;
            /** @description Asks the owner for something, or holds something invented that could be taken for a fact */
            placeholder?: boolean;
            /** @description Names of the fields of this node whose text is a question to its owner */
            questions?: string[];
            /** @constant */
            type: "comparison";
            /** @enum {string} */
            layout: "table" | "cards";
            /** @description What the rows are: stands over their labels */
            corner?: string;
            columns: {
                id: string;
                title: string;
                highlighted?: boolean;
            }[];
            items: {
                id: string;
                /** @description Asks the owner for something, or holds something invented that could be taken for a fact */
                placeholder?: boolean;
                /** @description Names of the fields of this node whose text is a question to its owner */
                questions?: string[];
                label: string;
                cells: (string | boolean)[];
            }[];
        };
        ContactFormSection: {
            id: string;
            /** @enum {string} */
            background: "default" | "surface" | "primary" | "accent" | "dark" | "image";
            eyebrow?: string;
            heading?: string;
            lead?: components["schemas"]["RichText"];
            /** @description Asset that belongs to the section as a whole */
            image?: string;
            actions: {
                id: string;
                label: string;
                href: string;
                /** @enum {string} */
                style: "primary" | "secondary" | "link";
                icon?: string;
            }[];
            /** @description Small print under the items */
            note?: string;
            /** @description Asks the owner for something, or holds something invented that could be taken for a fact */
            placeholder?: boolean;
            /** @description Names of the fields of this node whose text is a question to its owner */
            questions?: string[];
            /** @constant */
            type: "contactForm";
            /** @enum {string} */
            layout: "simple" | "split" | "card";
            /** @enum {string} */
            purpose: "contact" | "quote" | "volunteer" | "registration" | "application" | "rsvp" | "order" | "donation" | "feedback";
            submitLabel: string;
            successMessage: string;
            /** @description mailto address that the prompt gave */
            recipient?: string;
            consent?: string;
            items: {
                id: string;
                /** @description Asks the owner for something, or holds something invented that could be taken for a fact */
                placeholder?: boolean;
                /** @description Names of the fields of this node whose text is a question to its owner */
                questions?: string[];
                name: string;
                label: string;
                /** @enum {string} */
                kind: "text" | "email" | "tel" | "number" | "date" | "time" | "url" | "textarea" | "select" | "radio" | "checkboxes" | "consent" | "file";
                required: boolean;
                hint?: string;
                options?: string[];
            }[];
        };
        CreditEntry: {
            /** @description `ent_` and a ULID in lower case. */
            entryId: string;
            /** @enum {string} */
            kind: "grant" | "reserve" | "capture" | "release" | "hold_expiry" | "grant_expiry" | "reversal";
            /**
             * @description The account that gave.
             * @enum {string}
             */
            from: "granted" | "available" | "held" | "spent" | "expired";
            /**
             * @description The account that received.
             * @enum {string}
             */
            to: "granted" | "available" | "held" | "spent" | "expired";
            amount: number;
            grantId: string | null;
            /** @description The build that held the credit; null where none did. */
            buildId: string | null;
            /** Format: date-time */
            createdAt: string;
        };
        CreditEntryPage: {
            items: components["schemas"]["CreditEntry"][];
            /** @description Ask again with it for the next page; null on the last. */
            nextCursor: string | null;
        };
        CreditsAfterBuild: {
            /** @description Free to spend; what other builds hold is not in it. */
            remaining: number;
            /** @description Held by other builds in flight. */
            held: number;
            /** @description What this build cost; 0 with a test key. */
            charged: number;
            plan: string;
        };
        Dataset: {
            id: string;
            title: string;
            fields: {
                name: string;
                /** @enum {string} */
                type: "quantitative" | "temporal" | "nominal" | "ordinal";
                title?: string;
                unit?: string;
                format?: string;
            }[];
            rows: (string | number | boolean | null)[][];
            source: {
                /** @enum {string} */
                kind: "prompt" | "derived" | "illustrative";
                span?: (number)[];
                method?: string;
            };
        };
        DatavizContent: {
            datasets: components["schemas"]["Dataset"][];
            charts: components["schemas"]["Chart"][];
            insights: {
                id: string;
                /** @description What the figure is called */
                label?: string;
                text: string;
                placeholder?: boolean;
                evidence: {
                    dataset: string;
                    fields: string[];
                    /** @description How the statement follows from the rows */
                    calculation: string;
                    value?: number | string;
                };
            }[];
            notes?: {
                id: string;
                heading?: string;
                text: components["schemas"]["RichText"];
                placeholder?: boolean;
            }[];
            dashboard: {
                columns: number;
                /**
                 * @description The paper or the screen that the board fills
                 * @enum {string}
                 */
                sheet?: "a3" | "a3-landscape" | "a4" | "a4-landscape" | "letter" | "letter-landscape" | "screen" | "square";
                /** @description Into how many rows the sheet is parted, on which everything then keeps its place */
                rows?: number;
                /** @description Where the title stands on a sheet with rows */
                head?: {
                    column: number;
                    row: number;
                    columnSpan: number;
                    rowSpan: number;
                    /**
                     * @description What lies under it, or a line over it, on a sheet
                     * @enum {string}
                     */
                    ground?: "surface" | "primary" | "accent" | "dark" | "line";
                    /**
                     * @description How its words stand on a sheet
                     * @enum {string}
                     */
                    align?: "center" | "end";
                };
                placements: {
                    id: string;
                    /** @enum {string} */
                    kind: "chart" | "insight" | "number" | "table" | "note";
                    /** @description Id of a chart, an insight, a dataset or a note */
                    ref: string;
                    column: number;
                    row: number;
                    columnSpan: number;
                    rowSpan: number;
                    /**
                     * @description What lies under it, or a line over it, on a sheet
                     * @enum {string}
                     */
                    ground?: "surface" | "primary" | "accent" | "dark" | "line";
                    /**
                     * @description How its words stand on a sheet
                     * @enum {string}
                     */
                    align?: "center" | "end";
                    /** @description Set as large as its place on a sheet holds */
                    large?: boolean;
                    /** @description What is said of a table */
                    text?: string;
                    /**
                     * @description As what a table can be taken along
                     * @enum {string}
                     */
                    file?: "csv";
                }[];
            };
        };
        DatavizSpec: {
            $schema: string;
            specVersion: string;
            title: string;
            description: string;
            language: string;
            /** @enum {string} */
            dir: "ltr" | "rtl";
            brief: components["schemas"]["Brief"];
            theme: components["schemas"]["Theme"];
            meta: {
                seo: {
                    title: string;
                    description: string;
                    canonical?: string;
                    /** @description Id of an asset */
                    image?: string;
                };
                /** @description schema.org objects, made from given facts only */
                jsonLd: {
                    [key: string]: components["schemas"]["JsonValue"];
                }[];
            };
            labels?: {
                [key: string]: string;
            };
            assets: components["schemas"]["Asset"][];
            provenance: {
                engine: string;
                model?: string;
                providers?: string[];
                instructionsSha256?: string;
                engineVersion: string;
                /** @enum {string} */
                mode?: "lite" | "economy" | "power";
                recipe?: string;
                seed?: number;
                promptSha256: string;
                createdAt: string;
                revisionOf?: string;
            };
            warnings: {
                code: string;
                message: string;
                path?: string;
            }[];
            extensions?: {
                [key: string]: components["schemas"]["JsonValue"];
            };
            /** @constant */
            buildType: "dataviz";
            content: components["schemas"]["DatavizContent"];
        };
        DesignContent: {
            frames: components["schemas"]["Frame"][];
        };
        DesignSpec: {
            $schema: string;
            specVersion: string;
            title: string;
            description: string;
            language: string;
            /** @enum {string} */
            dir: "ltr" | "rtl";
            brief: components["schemas"]["Brief"];
            theme: components["schemas"]["Theme"];
            meta: {
                seo: {
                    title: string;
                    description: string;
                    canonical?: string;
                    /** @description Id of an asset */
                    image?: string;
                };
                /** @description schema.org objects, made from given facts only */
                jsonLd: {
                    [key: string]: components["schemas"]["JsonValue"];
                }[];
            };
            labels?: {
                [key: string]: string;
            };
            assets: components["schemas"]["Asset"][];
            provenance: {
                engine: string;
                model?: string;
                providers?: string[];
                instructionsSha256?: string;
                engineVersion: string;
                /** @enum {string} */
                mode?: "lite" | "economy" | "power";
                recipe?: string;
                seed?: number;
                promptSha256: string;
                createdAt: string;
                revisionOf?: string;
            };
            warnings: {
                code: string;
                message: string;
                path?: string;
            }[];
            extensions?: {
                [key: string]: components["schemas"]["JsonValue"];
            };
            /** @constant */
            buildType: "design";
            content: components["schemas"]["DesignContent"];
        };
        DimensionToken: {
            /** @constant */
            $type: "dimension";
            $value: {
                value: number;
                /** @enum {string} */
                unit: "px" | "rem";
            };
        };
        DocumentBlock: {
            id: string;
            /** @description Asks the owner for something, or holds something invented that could be taken for a fact */
            placeholder?: boolean;
            /** @description Names of the fields of this node whose text is a question to its owner */
            questions?: string[];
            /** @constant */
            type: "heading";
            level: number;
            text: string;
            numbering?: string;
        } | {
            id: string;
            /** @description Asks the owner for something, or holds something invented that could be taken for a fact */
            placeholder?: boolean;
            /** @description Names of the fields of this node whose text is a question to its owner */
            questions?: string[];
            /** @constant */
            type: "paragraph";
            /** @enum {string} */
            role: "body" | "lead" | "abstract" | "address" | "date" | "reference" | "subject" | "salutation" | "closing" | "contact" | "byline" | "meta";
            text: components["schemas"]["RichText"];
        } | {
            id: string;
            /** @description Asks the owner for something, or holds something invented that could be taken for a fact */
            placeholder?: boolean;
            /** @description Names of the fields of this node whose text is a question to its owner */
            questions?: string[];
            /** @constant */
            type: "list";
            /** @enum {string} */
            style: "bullet" | "numbered" | "check" | "plain";
            /** @constant */
            columns?: 2;
            items: {
                id: string;
                text: components["schemas"]["RichText"];
                checked?: boolean;
                items?: {
                    id: string;
                    text: components["schemas"]["RichText"];
                    /** @description Asks the owner for something, or holds something invented that could be taken for a fact */
                    placeholder?: boolean;
                    /** @description Names of the fields of this node whose text is a question to its owner */
                    questions?: string[];
                }[];
                /** @description Asks the owner for something, or holds something invented that could be taken for a fact */
                placeholder?: boolean;
                /** @description Names of the fields of this node whose text is a question to its owner */
                questions?: string[];
            }[];
        } | {
            id: string;
            /** @description Asks the owner for something, or holds something invented that could be taken for a fact */
            placeholder?: boolean;
            /** @description Names of the fields of this node whose text is a question to its owner */
            questions?: string[];
            /** @constant */
            type: "table";
            caption?: string;
            columns: {
                label: string;
                /** @enum {string} */
                align: "start" | "center" | "end";
            }[];
            rows: string[][];
            /** @description A closing row that sums up */
            totals?: string[];
            /** @description Cells that ask the owner, counted from 0; the closing row is behind the last row */
            open?: {
                row: number;
                column: number;
            }[];
            /** @description How high empty rows are at least, to write in */
            rowMm?: number;
        } | {
            id: string;
            /** @description Asks the owner for something, or holds something invented that could be taken for a fact */
            placeholder?: boolean;
            /** @description Names of the fields of this node whose text is a question to its owner */
            questions?: string[];
            /** @constant */
            type: "callout";
            /** @enum {string} */
            tone: "info" | "success" | "warning" | "danger" | "note";
            title?: string;
            text: components["schemas"]["RichText"];
        } | {
            id: string;
            /** @description Asks the owner for something, or holds something invented that could be taken for a fact */
            placeholder?: boolean;
            /** @description Names of the fields of this node whose text is a question to its owner */
            questions?: string[];
            /** @constant */
            type: "quote";
            text: components["schemas"]["RichText"];
            by?: string;
            source?: string;
        } | {
            id: string;
            /** @description Asks the owner for something, or holds something invented that could be taken for a fact */
            placeholder?: boolean;
            /** @description Names of the fields of this node whose text is a question to its owner */
            questions?: string[];
            /** @constant */
            type: "code";
            language?: string;
            text: string;
            caption?: string;
        } | {
            id: string;
            /** @description Asks the owner for something, or holds something invented that could be taken for a fact */
            placeholder?: boolean;
            /** @description Names of the fields of this node whose text is a question to its owner */
            questions?: string[];
            /** @constant */
            type: "figure";
            asset: string;
            caption?: string;
        } | {
            id: string;
            /** @description Asks the owner for something, or holds something invented that could be taken for a fact */
            placeholder?: boolean;
            /** @description Names of the fields of this node whose text is a question to its owner */
            questions?: string[];
            /** @constant */
            type: "chart";
            dataset: components["schemas"]["Dataset"];
            chart: components["schemas"]["Chart"];
            caption?: string;
        } | {
            id: string;
            /** @description Asks the owner for something, or holds something invented that could be taken for a fact */
            placeholder?: boolean;
            /** @description Names of the fields of this node whose text is a question to its owner */
            questions?: string[];
            /** @constant */
            type: "definitions";
            /** @enum {string} */
            layout?: "list" | "columns";
            items: {
                id: string;
                term: string;
                text: components["schemas"]["RichText"];
                /** @description Asks the owner for something, or holds something invented that could be taken for a fact */
                placeholder?: boolean;
                /** @description Names of the fields of this node whose text is a question to its owner */
                questions?: string[];
            }[];
        } | {
            id: string;
            /** @description Asks the owner for something, or holds something invented that could be taken for a fact */
            placeholder?: boolean;
            /** @description Names of the fields of this node whose text is a question to its owner */
            questions?: string[];
            /** @constant */
            type: "divider";
            /** @description Whether the sheet is to be cut apart there, as over a slip */
            isCut?: boolean;
        } | {
            id: string;
            /** @description Asks the owner for something, or holds something invented that could be taken for a fact */
            placeholder?: boolean;
            /** @description Names of the fields of this node whose text is a question to its owner */
            questions?: string[];
            /** @constant */
            type: "pageBreak";
        } | {
            id: string;
            /** @description Asks the owner for something, or holds something invented that could be taken for a fact */
            placeholder?: boolean;
            /** @description Names of the fields of this node whose text is a question to its owner */
            questions?: string[];
            /** @constant */
            type: "footnote";
            marker: string;
            text: components["schemas"]["RichText"];
        } | {
            id: string;
            /** @description Asks the owner for something, or holds something invented that could be taken for a fact */
            placeholder?: boolean;
            /** @description Names of the fields of this node whose text is a question to its owner */
            questions?: string[];
            /** @constant */
            type: "signature";
            items: {
                id: string;
                name: string;
                role?: string;
                organisation?: string;
                dateLabel?: string;
                /** @description Asks the owner for something, or holds something invented that could be taken for a fact */
                placeholder?: boolean;
                /** @description Names of the fields of this node whose text is a question to its owner */
                questions?: string[];
            }[];
        };
        DocumentContent: {
            /** @enum {string} */
            documentType: "report" | "proposal" | "memo" | "letter" | "brief" | "resume" | "article" | "policy" | "invoice" | "essay" | "minutes" | "quotation" | "manual";
            page: {
                /** @enum {string} */
                size: "A3" | "A4" | "A5" | "Letter" | "Legal";
                /** @enum {string} */
                orientation: "portrait" | "landscape";
                marginMm: {
                    top: number;
                    right: number;
                    bottom: number;
                    left: number;
                };
                header?: string;
                footer?: string;
                pageNumbers: boolean;
                /** @description The number of pages that was asked for */
                most?: number;
                /**
                 * @description Columns of the text under the title
                 * @constant
                 */
                columns?: 2;
                /** @description Whether the margins were asked for, and stay as they are */
                keepsMargins?: boolean;
            };
            cover?: {
                id: string;
                title: string;
                subtitle?: string;
                author?: string;
                organisation?: string;
                date?: string;
                version?: string;
                image?: string;
                placeholder?: boolean;
            };
            tableOfContents: {
                show: boolean;
                depth: number;
                title?: string;
            };
            /** @description How things look, where that was asked for */
            look?: {
                /** @enum {string} */
                of: "text" | "title" | "head" | "headings" | "numbers" | "callouts" | "quotes" | "tables" | "rules" | "dates" | "receiver" | "signatures";
                color?: string;
                /** @description The size of type, in points */
                points?: number;
                /** @enum {string} */
                weight?: "regular" | "bold" | "italic";
                /** @enum {string} */
                align?: "start" | "center" | "end";
                /** @enum {string} */
                form?: "plain" | "ruled" | "panel" | "letterhead" | "beside" | "above" | "tint" | "framed" | "filled" | "rows" | "grid" | "zebra" | "thin" | "none";
                /** @description Lines of text: 1.5 is one and a half */
                spacing?: number;
                /** @description Shares of the columns of all tables that have so many */
                widths?: number[];
            }[];
            blocks: components["schemas"]["DocumentBlock"][];
        };
        DocumentSpec: {
            $schema: string;
            specVersion: string;
            title: string;
            description: string;
            language: string;
            /** @enum {string} */
            dir: "ltr" | "rtl";
            brief: components["schemas"]["Brief"];
            theme: components["schemas"]["Theme"];
            meta: {
                seo: {
                    title: string;
                    description: string;
                    canonical?: string;
                    /** @description Id of an asset */
                    image?: string;
                };
                /** @description schema.org objects, made from given facts only */
                jsonLd: {
                    [key: string]: components["schemas"]["JsonValue"];
                }[];
            };
            labels?: {
                [key: string]: string;
            };
            assets: components["schemas"]["Asset"][];
            provenance: {
                engine: string;
                model?: string;
                providers?: string[];
                instructionsSha256?: string;
                engineVersion: string;
                /** @enum {string} */
                mode?: "lite" | "economy" | "power";
                recipe?: string;
                seed?: number;
                promptSha256: string;
                createdAt: string;
                revisionOf?: string;
            };
            warnings: {
                code: string;
                message: string;
                path?: string;
            }[];
            extensions?: {
                [key: string]: components["schemas"]["JsonValue"];
            };
            /** @constant */
            buildType: "document";
            content: components["schemas"]["DocumentContent"];
        };
        Error: {
            /** @description What was wrong and what to do, for people. */
            error: string;
            code: components["schemas"]["ErrorCode"];
            /** @description Whether the same request may succeed later. */
            retryable: boolean;
        };
        /**
         * @description A stable word for programs. Others may be added: treat one that you do not know by `retryable`.
         * @enum {string}
         */
        ErrorCode: "build_in_progress" | "conflict" | "failed" | "idempotency_key_reused" | "insufficient_scope" | "invalid_request" | "method_not_allowed" | "not_acceptable" | "not_found" | "origin_not_allowed" | "out_of_credits" | "payload_too_large" | "provider_busy" | "quota_exceeded" | "rate_limited" | "revision_conflict" | "revision_required" | "timeout" | "tls_required" | "unauthorized" | "unsupported_media_type";
        EventsSection: {
            id: string;
            /** @enum {string} */
            background: "default" | "surface" | "primary" | "accent" | "dark" | "image";
            eyebrow?: string;
            heading?: string;
            lead?: components["schemas"]["RichText"];
            /** @description Asset that belongs to the section as a whole */
            image?: string;
            actions: {
                id: string;
                label: string;
                href: string;
                /** @enum {string} */
                style: "primary" | "secondary" | "link";
                icon?: string;
            }[];
            /** @description Small print under the items */
            note?: string;
            /** @description Asks the owner for something, or holds something invented that could be taken for a fact */
            placeholder?: boolean;
            /** @description Names of the fields of this node whose text is a question to its owner */
            questions?: string[];
            /** @constant */
            type: "events";
            /** @enum {string} */
            layout: "list" | "schedule" | "cards";
            groups: {
                id: string;
                title: string;
                text?: string;
            }[];
            /** @description Words of the choice of all: with them visitors choose one of two or more groups */
            filter?: string;
            items: {
                id: string;
                /** @description Asks the owner for something, or holds something invented that could be taken for a fact */
                placeholder?: boolean;
                /** @description Names of the fields of this node whose text is a question to its owner */
                questions?: string[];
                title: string;
                text?: components["schemas"]["RichText"];
                date?: string;
                time?: string;
                place?: string;
                person?: string;
                price?: {
                    text: string;
                    amount?: number;
                    currency?: string;
                    /** @enum {string} */
                    period?: "once" | "hour" | "night" | "day" | "week" | "month" | "quarter" | "year";
                    placeholder?: boolean;
                };
                icon?: string;
                image?: string;
                href?: string;
                group?: string;
                action?: {
                    id: string;
                    label: string;
                    href: string;
                    /** @enum {string} */
                    style: "primary" | "secondary" | "link";
                    icon?: string;
                };
            }[];
        };
        FaqSection: {
            id: string;
            /** @enum {string} */
            background: "default" | "surface" | "primary" | "accent" | "dark" | "image";
            eyebrow?: string;
            heading?: string;
            lead?: components["schemas"]["RichText"];
            /** @description Asset that belongs to the section as a whole */
            image?: string;
            actions: {
                id: string;
                label: string;
                href: string;
                /** @enum {string} */
                style: "primary" | "secondary" | "link";
                icon?: string;
            }[];
            /** @description Small print under the items */
            note?: string;
            /** @description Asks the owner for something, or holds something invented that could be taken for a fact */
            placeholder?: boolean;
            /** @description Names of the fields of this node whose text is a question to its owner */
            questions?: string[];
            /** @constant */
            type: "faq";
            /** @enum {string} */
            layout: "accordion" | "list" | "columns";
            items: {
                id: string;
                /** @description Asks the owner for something, or holds something invented that could be taken for a fact */
                placeholder?: boolean;
                /** @description Names of the fields of this node whose text is a question to its owner */
                questions?: string[];
                question: string;
                answer: components["schemas"]["RichText"];
            }[];
        };
        FeaturesSection: {
            id: string;
            /** @enum {string} */
            background: "default" | "surface" | "primary" | "accent" | "dark" | "image";
            eyebrow?: string;
            heading?: string;
            lead?: components["schemas"]["RichText"];
            /** @description Asset that belongs to the section as a whole */
            image?: string;
            actions: {
                id: string;
                label: string;
                href: string;
                /** @enum {string} */
                style: "primary" | "secondary" | "link";
                icon?: string;
            }[];
            /** @description Small print under the items */
            note?: string;
            /** @description Asks the owner for something, or holds something invented that could be taken for a fact */
            placeholder?: boolean;
            /** @description Names of the fields of this node whose text is a question to its owner */
            questions?: string[];
            /** @constant */
            type: "features";
            /** @enum {string} */
            layout: "grid" | "list" | "alternating" | "cards" | "columns";
            items: {
                id: string;
                /** @description Asks the owner for something, or holds something invented that could be taken for a fact */
                placeholder?: boolean;
                /** @description Names of the fields of this node whose text is a question to its owner */
                questions?: string[];
                title: string;
                text?: components["schemas"]["RichText"];
                icon?: string;
                image?: string;
                action?: {
                    id: string;
                    label: string;
                    href: string;
                    /** @enum {string} */
                    style: "primary" | "secondary" | "link";
                    icon?: string;
                };
            }[];
        };
        FontToken: {
            /** @constant */
            $type: "fontFamily";
            $value: string[];
        };
        Frame: {
            id: string;
            name: string;
            width: number;
            height: number;
            /** @enum {string} */
            unit: "px" | "mm" | "in" | "pt";
            preset: string;
            /**
             * @description What it is cut to
             * @enum {string}
             */
            shape?: "round" | "hexagon" | "rounded";
            background: {
                fill: string | {
                    /** @enum {string} */
                    gradient: "linear" | "radial";
                    angle: number;
                    stops: {
                        offset: number;
                        color: string;
                    }[];
                };
                asset?: string;
            };
            safeArea: {
                top: number;
                right: number;
                bottom: number;
                left: number;
            };
            bleed?: number;
            layers: components["schemas"]["Layer"][];
        };
        GallerySection: {
            id: string;
            /** @enum {string} */
            background: "default" | "surface" | "primary" | "accent" | "dark" | "image";
            eyebrow?: string;
            heading?: string;
            lead?: components["schemas"]["RichText"];
            /** @description Asset that belongs to the section as a whole */
            image?: string;
            actions: {
                id: string;
                label: string;
                href: string;
                /** @enum {string} */
                style: "primary" | "secondary" | "link";
                icon?: string;
            }[];
            /** @description Small print under the items */
            note?: string;
            /** @description Asks the owner for something, or holds something invented that could be taken for a fact */
            placeholder?: boolean;
            /** @description Names of the fields of this node whose text is a question to its owner */
            questions?: string[];
            /** @constant */
            type: "gallery";
            /** @enum {string} */
            layout: "grid" | "masonry" | "carousel" | "fullWidth";
            groups: {
                id: string;
                title: string;
                text?: string;
            }[];
            /** @description Words of the choice of all: with them visitors choose one of two or more groups */
            filter?: string;
            items: {
                id: string;
                /** @description Asks the owner for something, or holds something invented that could be taken for a fact */
                placeholder?: boolean;
                /** @description Names of the fields of this node whose text is a question to its owner */
                questions?: string[];
                /** @description Absent until the owner supplies the picture */
                image?: string;
                caption?: string;
                group?: string;
            }[];
        };
        Grant: {
            /** @description `gnt_` and a ULID in lower case. */
            grantId: string;
            /** @enum {string} */
            kind: "plan" | "purchase" | "promotion" | "adjustment";
            amount: number;
            /** @description How much of it is neither held, spent nor expired. */
            remaining: number;
            /**
             * Format: date-time
             * @description From when it can be spent.
             */
            effectiveAt: string;
            /** @description When what is left of it expires; null: never. */
            expiresAt: string | null;
            /** Format: date-time */
            createdAt: string;
            note: string;
        };
        GrantPage: {
            items: components["schemas"]["Grant"][];
            /** @description Ask again with it for the next page; null on the last. */
            nextCursor: string | null;
        };
        Health: {
            /** @constant */
            status: "ok";
        };
        HeroSection: {
            id: string;
            /** @enum {string} */
            background: "default" | "surface" | "primary" | "accent" | "dark" | "image";
            eyebrow?: string;
            heading: string;
            lead?: components["schemas"]["RichText"];
            /** @description Asset that belongs to the section as a whole */
            image?: string;
            actions: {
                id: string;
                label: string;
                href: string;
                /** @enum {string} */
                style: "primary" | "secondary" | "link";
                icon?: string;
            }[];
            /** @description Small print under the items */
            note?: string;
            /** @description Asks the owner for something, or holds something invented that could be taken for a fact */
            placeholder?: boolean;
            /** @description Names of the fields of this node whose text is a question to its owner */
            questions?: string[];
            /** @constant */
            type: "hero";
            /** @enum {string} */
            layout: "centered" | "split" | "cover" | "minimal" | "banner";
            items: {
                id: string;
                /** @description Asks the owner for something, or holds something invented that could be taken for a fact */
                placeholder?: boolean;
                /** @description Names of the fields of this node whose text is a question to its owner */
                questions?: string[];
                text: string;
                href?: string;
            }[];
        };
        IssuedKey: {
            /** @description `key_` and a ULID in lower case. */
            keyId: string;
            name: string;
            scopes: ("read" | "write" | "publish" | "admin")[];
            /**
             * @description Builds with a test key are free and use the built-in engine.
             * @enum {string}
             */
            mode: "live" | "test";
            /** @enum {string} */
            state: "active" | "expired" | "revoked";
            /** @description How the key begins, to recognise it. */
            prefix: string;
            /** @description How the key ends, to recognise it. */
            lastFour: string;
            /** Format: date-time */
            createdAt: string;
            /** @description When it ends by itself; null: never. */
            expiresAt: string | null;
            revokedAt: string | null;
            /** @description To about a minute; null: never used. */
            lastUsedAt: string | null;
            /** @description The key that this one replaces; null when it replaces none. */
            rotatedFrom: string | null;
            /** @description The key itself. It is shown this once; keep it now. */
            key: string;
        };
        IssuedLink: {
            /** @description `lnk_` and a ULID in lower case. */
            linkId: string;
            projectId: string;
            /** @enum {string} */
            role: "view" | "edit";
            /** @enum {string} */
            state: "active" | "expired" | "revoked";
            /** @description The key that asked for it; it ends with it. */
            keyId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            expiresAt: string;
            revokedAt: string | null;
            /**
             * Format: uri
             * @description The link, shown this once: whoever has it may do what its role says.
             */
            url: string;
        };
        JsonPatch: ({
            /** @constant */
            op: "add";
            path: string;
            value: unknown;
        } | {
            /** @constant */
            op: "replace";
            path: string;
            value: unknown;
        } | {
            /** @constant */
            op: "test";
            path: string;
            value: unknown;
        } | {
            /** @constant */
            op: "remove";
            path: string;
        } | {
            /** @constant */
            op: "move";
            path: string;
            from: string;
        } | {
            /** @constant */
            op: "copy";
            path: string;
            from: string;
        })[];
        /** @description Any JSON value. */
        JsonValue: unknown;
        Key: {
            /** @description `key_` and a ULID in lower case. */
            keyId: string;
            name: string;
            scopes: ("read" | "write" | "publish" | "admin")[];
            /**
             * @description Builds with a test key are free and use the built-in engine.
             * @enum {string}
             */
            mode: "live" | "test";
            /** @enum {string} */
            state: "active" | "expired" | "revoked";
            /** @description How the key begins, to recognise it. */
            prefix: string;
            /** @description How the key ends, to recognise it. */
            lastFour: string;
            /** Format: date-time */
            createdAt: string;
            /** @description When it ends by itself; null: never. */
            expiresAt: string | null;
            revokedAt: string | null;
            /** @description To about a minute; null: never used. */
            lastUsedAt: string | null;
            /** @description The key that this one replaces; null when it replaces none. */
            rotatedFrom: string | null;
        };
        KeyPage: {
            items: components["schemas"]["Key"][];
            /** @description Ask again with it for the next page; null on the last. */
            nextCursor: string | null;
        };
        Layer: {
            id: string;
            name?: string;
            x: number;
            y: number;
            width: number;
            height: number;
            rotation: number;
            opacity: number;
            /** @enum {string} */
            role: "background" | "title" | "subtitle" | "body" | "list" | "price" | "date" | "place" | "contact" | "callToAction" | "caption" | "quote" | "logo" | "picture" | "decoration";
            locked?: boolean;
            /** @constant */
            type: "text";
            text: components["schemas"]["RichText"];
            /** @enum {string} */
            font: "heading" | "body" | "mono";
            /** @description In the unit of the frame, after fitting */
            fontSize: number;
            fontWeight: number;
            /** @enum {string} */
            fontStyle?: "normal" | "italic";
            /** @enum {string} */
            transform?: "none" | "uppercase";
            lineHeight: number;
            /** @description In em */
            letterSpacing: number;
            /** @enum {string} */
            align: "start" | "center" | "end";
            /** @enum {string} */
            verticalAlign: "top" | "middle" | "bottom";
            color: string;
            fit: {
                /** @enum {string} */
                mode: "shrink" | "none";
                minFontSize: number;
            };
            /** @description Where it is not the language of the spec */
            language?: string;
            placeholder?: boolean;
        } | {
            id: string;
            name?: string;
            x: number;
            y: number;
            width: number;
            height: number;
            rotation: number;
            opacity: number;
            /** @enum {string} */
            role: "background" | "title" | "subtitle" | "body" | "list" | "price" | "date" | "place" | "contact" | "callToAction" | "caption" | "quote" | "logo" | "picture" | "decoration";
            locked?: boolean;
            /** @constant */
            type: "shape";
            /** @enum {string} */
            shape: "rectangle" | "ellipse" | "line" | "triangle" | "polygon" | "star" | "path";
            fill?: string | {
                /** @enum {string} */
                gradient: "linear" | "radial";
                angle: number;
                stops: {
                    offset: number;
                    color: string;
                }[];
            };
            stroke?: {
                color: string;
                width: number;
                dash?: number[];
            };
            radius?: number;
            sides?: number;
            /** @description SVG path data in a box of 100 by 100 */
            path?: string;
        } | {
            id: string;
            name?: string;
            x: number;
            y: number;
            width: number;
            height: number;
            rotation: number;
            opacity: number;
            /** @enum {string} */
            role: "background" | "title" | "subtitle" | "body" | "list" | "price" | "date" | "place" | "contact" | "callToAction" | "caption" | "quote" | "logo" | "picture" | "decoration";
            locked?: boolean;
            /** @constant */
            type: "image";
            asset: string;
            /** @enum {string} */
            fit: "cover" | "contain" | "fill";
            radius?: number;
        } | {
            id: string;
            name?: string;
            x: number;
            y: number;
            width: number;
            height: number;
            rotation: number;
            opacity: number;
            /** @enum {string} */
            role: "background" | "title" | "subtitle" | "body" | "list" | "price" | "date" | "place" | "contact" | "callToAction" | "caption" | "quote" | "logo" | "picture" | "decoration";
            locked?: boolean;
            /** @constant */
            type: "icon";
            icon: string;
            color: string;
            strokeWidth?: number;
        } | {
            id: string;
            name?: string;
            x: number;
            y: number;
            width: number;
            height: number;
            rotation: number;
            opacity: number;
            /** @enum {string} */
            role: "background" | "title" | "subtitle" | "body" | "list" | "price" | "date" | "place" | "contact" | "callToAction" | "caption" | "quote" | "logo" | "picture" | "decoration";
            locked?: boolean;
            /** @constant */
            type: "group";
            layers: ({
                id: string;
                name?: string;
                x: number;
                y: number;
                width: number;
                height: number;
                rotation: number;
                opacity: number;
                /** @enum {string} */
                role: "background" | "title" | "subtitle" | "body" | "list" | "price" | "date" | "place" | "contact" | "callToAction" | "caption" | "quote" | "logo" | "picture" | "decoration";
                locked?: boolean;
                /** @constant */
                type: "text";
                text: components["schemas"]["RichText"];
                /** @enum {string} */
                font: "heading" | "body" | "mono";
                /** @description In the unit of the frame, after fitting */
                fontSize: number;
                fontWeight: number;
                /** @enum {string} */
                fontStyle?: "normal" | "italic";
                /** @enum {string} */
                transform?: "none" | "uppercase";
                lineHeight: number;
                /** @description In em */
                letterSpacing: number;
                /** @enum {string} */
                align: "start" | "center" | "end";
                /** @enum {string} */
                verticalAlign: "top" | "middle" | "bottom";
                color: string;
                fit: {
                    /** @enum {string} */
                    mode: "shrink" | "none";
                    minFontSize: number;
                };
                /** @description Where it is not the language of the spec */
                language?: string;
                placeholder?: boolean;
            } | {
                id: string;
                name?: string;
                x: number;
                y: number;
                width: number;
                height: number;
                rotation: number;
                opacity: number;
                /** @enum {string} */
                role: "background" | "title" | "subtitle" | "body" | "list" | "price" | "date" | "place" | "contact" | "callToAction" | "caption" | "quote" | "logo" | "picture" | "decoration";
                locked?: boolean;
                /** @constant */
                type: "shape";
                /** @enum {string} */
                shape: "rectangle" | "ellipse" | "line" | "triangle" | "polygon" | "star" | "path";
                fill?: string | {
                    /** @enum {string} */
                    gradient: "linear" | "radial";
                    angle: number;
                    stops: {
                        offset: number;
                        color: string;
                    }[];
                };
                stroke?: {
                    color: string;
                    width: number;
                    dash?: number[];
                };
                radius?: number;
                sides?: number;
                /** @description SVG path data in a box of 100 by 100 */
                path?: string;
            } | {
                id: string;
                name?: string;
                x: number;
                y: number;
                width: number;
                height: number;
                rotation: number;
                opacity: number;
                /** @enum {string} */
                role: "background" | "title" | "subtitle" | "body" | "list" | "price" | "date" | "place" | "contact" | "callToAction" | "caption" | "quote" | "logo" | "picture" | "decoration";
                locked?: boolean;
                /** @constant */
                type: "image";
                asset: string;
                /** @enum {string} */
                fit: "cover" | "contain" | "fill";
                radius?: number;
            } | {
                id: string;
                name?: string;
                x: number;
                y: number;
                width: number;
                height: number;
                rotation: number;
                opacity: number;
                /** @enum {string} */
                role: "background" | "title" | "subtitle" | "body" | "list" | "price" | "date" | "place" | "contact" | "callToAction" | "caption" | "quote" | "logo" | "picture" | "decoration";
                locked?: boolean;
                /** @constant */
                type: "icon";
                icon: string;
                color: string;
                strokeWidth?: number;
            })[];
        };
        Link: {
            /** @description `lnk_` and a ULID in lower case. */
            linkId: string;
            projectId: string;
            /** @enum {string} */
            role: "view" | "edit";
            /** @enum {string} */
            state: "active" | "expired" | "revoked";
            /** @description The key that asked for it; it ends with it. */
            keyId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            expiresAt: string;
            revokedAt: string | null;
        };
        LinkPage: {
            items: components["schemas"]["Link"][];
            /** @description Ask again with it for the next page; null on the last. */
            nextCursor: string | null;
        };
        LocationHoursSection: {
            id: string;
            /** @enum {string} */
            background: "default" | "surface" | "primary" | "accent" | "dark" | "image";
            eyebrow?: string;
            heading?: string;
            lead?: components["schemas"]["RichText"];
            /** @description Asset that belongs to the section as a whole */
            image?: string;
            actions: {
                id: string;
                label: string;
                href: string;
                /** @enum {string} */
                style: "primary" | "secondary" | "link";
                icon?: string;
            }[];
            /** @description Small print under the items */
            note?: string;
            /** @description Asks the owner for something, or holds something invented that could be taken for a fact */
            placeholder?: boolean;
            /** @description Names of the fields of this node whose text is a question to its owner */
            questions?: string[];
            /** @constant */
            type: "locationHours";
            /** @enum {string} */
            layout: "split" | "cards" | "list";
            items: {
                id: string;
                /** @description Asks the owner for something, or holds something invented that could be taken for a fact */
                placeholder?: boolean;
                /** @description Names of the fields of this node whose text is a question to its owner */
                questions?: string[];
                name: string;
                address?: string;
                hours: {
                    id: string;
                    days: string;
                    hours: string;
                    placeholder?: boolean;
                }[];
                phone?: string;
                email?: string;
                directions?: components["schemas"]["RichText"];
                mapHref?: string;
            }[];
        };
        LogosSection: {
            id: string;
            /** @enum {string} */
            background: "default" | "surface" | "primary" | "accent" | "dark" | "image";
            eyebrow?: string;
            heading?: string;
            lead?: components["schemas"]["RichText"];
            /** @description Asset that belongs to the section as a whole */
            image?: string;
            actions: {
                id: string;
                label: string;
                href: string;
                /** @enum {string} */
                style: "primary" | "secondary" | "link";
                icon?: string;
            }[];
            /** @description Small print under the items */
            note?: string;
            /** @description Asks the owner for something, or holds something invented that could be taken for a fact */
            placeholder?: boolean;
            /** @description Names of the fields of this node whose text is a question to its owner */
            questions?: string[];
            /** @constant */
            type: "logos";
            /** @enum {string} */
            layout: "row" | "grid" | "tiers";
            items: {
                id: string;
                /** @description Asks the owner for something, or holds something invented that could be taken for a fact */
                placeholder?: boolean;
                /** @description Names of the fields of this node whose text is a question to its owner */
                questions?: string[];
                name: string;
                image?: string;
                href?: string;
                tier?: string;
            }[];
        };
        MenuSection: {
            id: string;
            /** @enum {string} */
            background: "default" | "surface" | "primary" | "accent" | "dark" | "image";
            eyebrow?: string;
            heading?: string;
            lead?: components["schemas"]["RichText"];
            /** @description Asset that belongs to the section as a whole */
            image?: string;
            actions: {
                id: string;
                label: string;
                href: string;
                /** @enum {string} */
                style: "primary" | "secondary" | "link";
                icon?: string;
            }[];
            /** @description Small print under the items */
            note?: string;
            /** @description Asks the owner for something, or holds something invented that could be taken for a fact */
            placeholder?: boolean;
            /** @description Names of the fields of this node whose text is a question to its owner */
            questions?: string[];
            /** @constant */
            type: "menu";
            /** @enum {string} */
            layout: "list" | "columns" | "cards";
            groups: {
                id: string;
                title: string;
                text?: string;
            }[];
            /** @description Words of the choice of all: with them visitors choose one of two or more groups */
            filter?: string;
            items: {
                id: string;
                /** @description Asks the owner for something, or holds something invented that could be taken for a fact */
                placeholder?: boolean;
                /** @description Names of the fields of this node whose text is a question to its owner */
                questions?: string[];
                title: string;
                text?: string;
                price?: {
                    text: string;
                    amount?: number;
                    currency?: string;
                    /** @enum {string} */
                    period?: "once" | "hour" | "night" | "day" | "week" | "month" | "quarter" | "year";
                    placeholder?: boolean;
                };
                image?: string;
                tags: string[];
                group?: string;
            }[];
        };
        NewsletterSection: {
            id: string;
            /** @enum {string} */
            background: "default" | "surface" | "primary" | "accent" | "dark" | "image";
            eyebrow?: string;
            heading?: string;
            lead?: components["schemas"]["RichText"];
            /** @description Asset that belongs to the section as a whole */
            image?: string;
            actions: {
                id: string;
                label: string;
                href: string;
                /** @enum {string} */
                style: "primary" | "secondary" | "link";
                icon?: string;
            }[];
            /** @description Small print under the items */
            note?: string;
            /** @description Asks the owner for something, or holds something invented that could be taken for a fact */
            placeholder?: boolean;
            /** @description Names of the fields of this node whose text is a question to its owner */
            questions?: string[];
            /** @constant */
            type: "newsletter";
            /** @enum {string} */
            layout: "inline" | "card" | "banner";
            submitLabel: string;
            successMessage: string;
            /** @description mailto address that the prompt gave */
            recipient?: string;
            consent?: string;
            items: {
                id: string;
                /** @description Asks the owner for something, or holds something invented that could be taken for a fact */
                placeholder?: boolean;
                /** @description Names of the fields of this node whose text is a question to its owner */
                questions?: string[];
                name: string;
                label: string;
                /** @enum {string} */
                kind: "text" | "email" | "tel" | "number" | "date" | "time" | "url" | "textarea" | "select" | "radio" | "checkboxes" | "consent" | "file";
                required: boolean;
                hint?: string;
                options?: string[];
            }[];
        };
        Page: {
            id: string;
            path: string;
            title: string;
            seo: {
                title: string;
                description: string;
                image?: string;
            };
            sections: components["schemas"]["Section"][];
        };
        PortfolioSection: {
            id: string;
            /** @enum {string} */
            background: "default" | "surface" | "primary" | "accent" | "dark" | "image";
            eyebrow?: string;
            heading?: string;
            lead?: components["schemas"]["RichText"];
            /** @description Asset that belongs to the section as a whole */
            image?: string;
            actions: {
                id: string;
                label: string;
                href: string;
                /** @enum {string} */
                style: "primary" | "secondary" | "link";
                icon?: string;
            }[];
            /** @description Small print under the items */
            note?: string;
            /** @description Asks the owner for something, or holds something invented that could be taken for a fact */
            placeholder?: boolean;
            /** @description Names of the fields of this node whose text is a question to its owner */
            questions?: string[];
            /** @constant */
            type: "portfolio";
            /** @enum {string} */
            layout: "grid" | "masonry" | "caseStudies" | "list";
            groups: {
                id: string;
                title: string;
                text?: string;
            }[];
            /** @description Words of the choice of all: with them visitors choose one of two or more groups */
            filter?: string;
            items: {
                id: string;
                /** @description Asks the owner for something, or holds something invented that could be taken for a fact */
                placeholder?: boolean;
                /** @description Names of the fields of this node whose text is a question to its owner */
                questions?: string[];
                title: string;
                text?: components["schemas"]["RichText"];
                icon?: string;
                image?: string;
                action?: {
                    id: string;
                    label: string;
                    href: string;
                    /** @enum {string} */
                    style: "primary" | "secondary" | "link";
                    icon?: string;
                };
                tags: string[];
                client?: string;
                year?: string;
                group?: string;
            }[];
        };
        PostsSection: {
            id: string;
            /** @enum {string} */
            background: "default" | "surface" | "primary" | "accent" | "dark" | "image";
            eyebrow?: string;
            heading?: string;
            lead?: components["schemas"]["RichText"];
            /** @description Asset that belongs to the section as a whole */
            image?: string;
            actions: {
                id: string;
                label: string;
                href: string;
                /** @enum {string} */
                style: "primary" | "secondary" | "link";
                icon?: string;
            }[];
            /** @description Small print under the items */
            note?: string;
            /** @description Asks the owner for something, or holds something invented that could be taken for a fact */
            placeholder?: boolean;
            /** @description Names of the fields of this node whose text is a question to its owner */
            questions?: string[];
            /** @constant */
            type: "posts";
            /** @enum {string} */
            layout: "cards" | "list" | "featured";
            items: {
                id: string;
                /** @description Asks the owner for something, or holds something invented that could be taken for a fact */
                placeholder?: boolean;
                /** @description Names of the fields of this node whose text is a question to its owner */
                questions?: string[];
                title: string;
                excerpt?: string;
                body?: components["schemas"]["RichText"][];
                date?: string;
                author?: string;
                tags: string[];
                image?: string;
                href?: string;
            }[];
        };
        PricingSection: {
            id: string;
            /** @enum {string} */
            background: "default" | "surface" | "primary" | "accent" | "dark" | "image";
            eyebrow?: string;
            heading?: string;
            lead?: components["schemas"]["RichText"];
            /** @description Asset that belongs to the section as a whole */
            image?: string;
            actions: {
                id: string;
                label: string;
                href: string;
                /** @enum {string} */
                style: "primary" | "secondary" | "link";
                icon?: string;
            }[];
            /** @description Small print under the items */
            note?: string;
            /** @description Asks the owner for something, or holds something invented that could be taken for a fact */
            placeholder?: boolean;
            /** @description Names of the fields of this node whose text is a question to its owner */
            questions?: string[];
            /** @constant */
            type: "pricing";
            /** @enum {string} */
            layout: "cards" | "table" | "list";
            items: {
                id: string;
                /** @description Asks the owner for something, or holds something invented that could be taken for a fact */
                placeholder?: boolean;
                /** @description Names of the fields of this node whose text is a question to its owner */
                questions?: string[];
                name: string;
                price?: {
                    text: string;
                    amount?: number;
                    currency?: string;
                    /** @enum {string} */
                    period?: "once" | "hour" | "night" | "day" | "week" | "month" | "quarter" | "year";
                    placeholder?: boolean;
                };
                text?: string;
                features: {
                    id: string;
                    text: string;
                    included: boolean;
                }[];
                highlighted?: boolean;
                badge?: string;
                action?: {
                    id: string;
                    label: string;
                    href: string;
                    /** @enum {string} */
                    style: "primary" | "secondary" | "link";
                    icon?: string;
                };
            }[];
        };
        ProductGridSection: {
            id: string;
            /** @enum {string} */
            background: "default" | "surface" | "primary" | "accent" | "dark" | "image";
            eyebrow?: string;
            heading?: string;
            lead?: components["schemas"]["RichText"];
            /** @description Asset that belongs to the section as a whole */
            image?: string;
            actions: {
                id: string;
                label: string;
                href: string;
                /** @enum {string} */
                style: "primary" | "secondary" | "link";
                icon?: string;
            }[];
            /** @description Small print under the items */
            note?: string;
            /** @description Asks the owner for something, or holds something invented that could be taken for a fact */
            placeholder?: boolean;
            /** @description Names of the fields of this node whose text is a question to its owner */
            questions?: string[];
            /** @constant */
            type: "productGrid";
            /** @enum {string} */
            layout: "grid" | "carousel" | "list";
            groups: {
                id: string;
                title: string;
                text?: string;
            }[];
            /** @description Words of the choice of all: with them visitors choose one of two or more groups */
            filter?: string;
            items: {
                id: string;
                /** @description Asks the owner for something, or holds something invented that could be taken for a fact */
                placeholder?: boolean;
                /** @description Names of the fields of this node whose text is a question to its owner */
                questions?: string[];
                title: string;
                text?: string;
                price?: {
                    text: string;
                    amount?: number;
                    currency?: string;
                    /** @enum {string} */
                    period?: "once" | "hour" | "night" | "day" | "week" | "month" | "quarter" | "year";
                    placeholder?: boolean;
                };
                image?: string;
                badge?: string;
                group?: string;
                action?: {
                    id: string;
                    label: string;
                    href: string;
                    /** @enum {string} */
                    style: "primary" | "secondary" | "link";
                    icon?: string;
                };
            }[];
        };
        Project: {
            /** @description `prj_` and a ULID in lower case. */
            projectId: string;
            title: string;
            /** @enum {string} */
            buildType: "website" | "design" | "slides" | "document" | "dataviz";
            /** @description The current revision, from 1. */
            revision: number;
            /**
             * Format: uri
             * @description Where it opens in the builder.
             */
            editorUrl: string;
            /** @description The name in its public address; null before it was first published. */
            slug: string | null;
            /** @description Its public address; null while it is not published. */
            publishedUrl: string | null;
            /** @description The revision that is public. */
            publishedRevision: number | null;
            publishedAt: string | null;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description When its record or specification last changed.
             */
            updatedAt: string;
            /** @description When it was moved to the bin; null when it is not there. */
            deletedAt: string | null;
        };
        ProjectPage: {
            items: components["schemas"]["Project"][];
            /** @description Ask again with it for the next page; null on the last. */
            nextCursor: string | null;
            /** @description A search stopped at its bound: there may be more. */
            truncated: boolean;
        };
        Revision: {
            revision: number;
            /** @enum {string} */
            origin: "build" | "patch" | "restore" | "autosave";
            /** @description The revision that was restored. */
            restoredFrom: number | null;
            /** @description SHA-256 of the specification's bytes, in hex. */
            specSha256: string;
            sizeBytes: number;
            /** @description The key that made it. */
            keyId: string;
            /** @description The link by which it was made; null: by the key itself. */
            linkId: string | null;
            /** @description What a person has called it. */
            name: string | null;
            /** Format: date-time */
            createdAt: string;
        };
        RevisionPage: {
            items: components["schemas"]["Revision"][];
            /** @description Ask again with it for the next page; null on the last. */
            nextCursor: string | null;
        };
        RichText: string | {
            text: string;
            bold?: boolean;
            italic?: boolean;
            code?: boolean;
            href?: string;
            /** @description Id of a footnote block of the same document */
            footnote?: string;
        }[];
        RichTextSection: {
            id: string;
            /** @enum {string} */
            background: "default" | "surface" | "primary" | "accent" | "dark" | "image";
            eyebrow?: string;
            heading?: string;
            lead?: components["schemas"]["RichText"];
            /** @description Asset that belongs to the section as a whole */
            image?: string;
            actions: {
                id: string;
                label: string;
                href: string;
                /** @enum {string} */
                style: "primary" | "secondary" | "link";
                icon?: string;
            }[];
            /** @description Small print under the items */
            note?: string;
            /** @description Asks the owner for something, or holds something invented that could be taken for a fact */
            placeholder?: boolean;
            /** @description Names of the fields of this node whose text is a question to its owner */
            questions?: string[];
            /** @constant */
            type: "richText";
            /** @enum {string} */
            layout: "narrow" | "wide" | "columns" | "imageStart" | "imageEnd";
            items: ({
                id: string;
                /** @description Asks the owner for something, or holds something invented that could be taken for a fact */
                placeholder?: boolean;
                /** @description Names of the fields of this node whose text is a question to its owner */
                questions?: string[];
                /** @constant */
                kind: "paragraph";
                text: components["schemas"]["RichText"];
            } | {
                id: string;
                /** @description Asks the owner for something, or holds something invented that could be taken for a fact */
                placeholder?: boolean;
                /** @description Names of the fields of this node whose text is a question to its owner */
                questions?: string[];
                /** @constant */
                kind: "subheading";
                text: string;
            } | {
                id: string;
                /** @description Asks the owner for something, or holds something invented that could be taken for a fact */
                placeholder?: boolean;
                /** @description Names of the fields of this node whose text is a question to its owner */
                questions?: string[];
                /** @constant */
                kind: "list";
                ordered: boolean;
                entries: components["schemas"]["RichText"][];
            } | {
                id: string;
                /** @description Asks the owner for something, or holds something invented that could be taken for a fact */
                placeholder?: boolean;
                /** @description Names of the fields of this node whose text is a question to its owner */
                questions?: string[];
                /** @constant */
                kind: "quote";
                text: components["schemas"]["RichText"];
                by?: string;
            })[];
        };
        RotatedKey: {
            /** @description `key_` and a ULID in lower case. */
            keyId: string;
            name: string;
            scopes: ("read" | "write" | "publish" | "admin")[];
            /**
             * @description Builds with a test key are free and use the built-in engine.
             * @enum {string}
             */
            mode: "live" | "test";
            /** @enum {string} */
            state: "active" | "expired" | "revoked";
            /** @description How the key begins, to recognise it. */
            prefix: string;
            /** @description How the key ends, to recognise it. */
            lastFour: string;
            /** Format: date-time */
            createdAt: string;
            /** @description When it ends by itself; null: never. */
            expiresAt: string | null;
            revokedAt: string | null;
            /** @description To about a minute; null: never used. */
            lastUsedAt: string | null;
            /** @description The key that this one replaces; null when it replaces none. */
            rotatedFrom: string | null;
            /** @description The key itself. It is shown this once; keep it now. */
            key: string;
            replaced: components["schemas"]["Key"];
        };
        Section: components["schemas"]["HeroSection"] | components["schemas"]["FeaturesSection"] | components["schemas"]["ServicesSection"] | components["schemas"]["PricingSection"] | components["schemas"]["MenuSection"] | components["schemas"]["ProductGridSection"] | components["schemas"]["TestimonialsSection"] | components["schemas"]["FaqSection"] | components["schemas"]["GallerySection"] | components["schemas"]["TeamSection"] | components["schemas"]["StatsSection"] | components["schemas"]["StepsSection"] | components["schemas"]["TimelineSection"] | components["schemas"]["LogosSection"] | components["schemas"]["PortfolioSection"] | components["schemas"]["PostsSection"] | components["schemas"]["EventsSection"] | components["schemas"]["LocationHoursSection"] | components["schemas"]["ComparisonSection"] | components["schemas"]["ChartSection"] | components["schemas"]["RichTextSection"] | components["schemas"]["CallToActionSection"] | components["schemas"]["NewsletterSection"] | components["schemas"]["ContactFormSection"] | components["schemas"]["BookingSection"] | components["schemas"]["VideoSection"] | components["schemas"]["UnsupportedFeatureSection"];
        ServicesSection: {
            id: string;
            /** @enum {string} */
            background: "default" | "surface" | "primary" | "accent" | "dark" | "image";
            eyebrow?: string;
            heading?: string;
            lead?: components["schemas"]["RichText"];
            /** @description Asset that belongs to the section as a whole */
            image?: string;
            actions: {
                id: string;
                label: string;
                href: string;
                /** @enum {string} */
                style: "primary" | "secondary" | "link";
                icon?: string;
            }[];
            /** @description Small print under the items */
            note?: string;
            /** @description Asks the owner for something, or holds something invented that could be taken for a fact */
            placeholder?: boolean;
            /** @description Names of the fields of this node whose text is a question to its owner */
            questions?: string[];
            /** @constant */
            type: "services";
            /** @enum {string} */
            layout: "cards" | "list" | "grid" | "alternating";
            items: {
                id: string;
                /** @description Asks the owner for something, or holds something invented that could be taken for a fact */
                placeholder?: boolean;
                /** @description Names of the fields of this node whose text is a question to its owner */
                questions?: string[];
                title: string;
                text?: components["schemas"]["RichText"];
                icon?: string;
                image?: string;
                action?: {
                    id: string;
                    label: string;
                    href: string;
                    /** @enum {string} */
                    style: "primary" | "secondary" | "link";
                    icon?: string;
                };
                price?: {
                    text: string;
                    amount?: number;
                    currency?: string;
                    /** @enum {string} */
                    period?: "once" | "hour" | "night" | "day" | "week" | "month" | "quarter" | "year";
                    placeholder?: boolean;
                };
                duration?: string;
            }[];
        };
        Session: {
            signedIn: boolean;
            /** @description What the session may do; empty when nobody is signed in. */
            scopes: ("read" | "write" | "publish" | "admin")[];
            /** @description The one project that it reaches, when a link has opened it. */
            projectId?: string;
        };
        ShadowToken: {
            /** @constant */
            $type: "shadow";
            $value: {
                color: string;
                offsetX: {
                    value: number;
                    /** @enum {string} */
                    unit: "px" | "rem";
                };
                offsetY: {
                    value: number;
                    /** @enum {string} */
                    unit: "px" | "rem";
                };
                blur: {
                    value: number;
                    /** @enum {string} */
                    unit: "px" | "rem";
                };
                spread: {
                    value: number;
                    /** @enum {string} */
                    unit: "px" | "rem";
                };
            };
        };
        SiteSpec: components["schemas"]["WebsiteSpec"] | components["schemas"]["DesignSpec"] | components["schemas"]["SlidesSpec"] | components["schemas"]["DocumentSpec"] | components["schemas"]["DatavizSpec"];
        Slide: {
            id: string;
            /** @enum {string} */
            layout: "title" | "agenda" | "section" | "bullets" | "twoColumn" | "imageText" | "quote" | "bigNumber" | "comparison" | "timeline" | "process" | "table" | "chart" | "team" | "closing";
            section?: string;
            eyebrow?: string;
            title: string;
            subtitle?: string;
            /** @enum {string} */
            background?: "default" | "surface" | "primary" | "accent" | "dark";
            /** @description How the slide was ordered to be laid out: its blocks stand where their `look` says */
            ordered?: {
                ground?: string;
                ink?: string;
                headings?: string;
                /** @description Of a line around the slide */
                frame?: string;
                title: {
                    /**
                     * @description Where it stands; `top` and `bottom` are in the middle, a picture in the `background` behind all else
                     * @enum {string}
                     */
                    place?: "top-left" | "top" | "top-right" | "left" | "center" | "right" | "bottom-left" | "bottom" | "bottom-right" | "background";
                    /**
                     * @description `boxes` are one an item; `picture` and `round` are frames for what its owner is to supply, named by the text
                     * @enum {string}
                     */
                    form?: "points" | "lines" | "box" | "boxes" | "bubble" | "button" | "picture" | "round" | "swatches";
                    /** @description Its ground, or that of each of its items */
                    fills?: string[];
                    ink?: string;
                    /** @description A drawing of what a picture that is to come will show */
                    image?: string;
                };
                /** @description Bars along the sides that they are placed at */
                bars: {
                    /**
                     * @description Where it stands; `top` and `bottom` are in the middle, a picture in the `background` behind all else
                     * @enum {string}
                     */
                    place?: "top-left" | "top" | "top-right" | "left" | "center" | "right" | "bottom-left" | "bottom" | "bottom-right" | "background";
                    /**
                     * @description `boxes` are one an item; `picture` and `round` are frames for what its owner is to supply, named by the text
                     * @enum {string}
                     */
                    form?: "points" | "lines" | "box" | "boxes" | "bubble" | "button" | "picture" | "round" | "swatches";
                    /** @description Its ground, or that of each of its items */
                    fills?: string[];
                    ink?: string;
                    /** @description A drawing of what a picture that is to come will show */
                    image?: string;
                }[];
            };
            /** @description Where its writer placed all of it, in front of its `image`; heeded where each block has a `place`, and a subtitle */
            placed?: {
                /** @description Without it the title is not shown: what stands on the slide says it */
                title?: {
                    /** @description In points, of a slide that is 540 high, or wide where it is upright */
                    x: number;
                    y: number;
                    width: number;
                    height: number;
                    /** @enum {string} */
                    align?: "center" | "end";
                    /** @enum {string} */
                    valign?: "middle" | "bottom";
                    ink?: string;
                    /** @description What is drawn under it */
                    ground?: string;
                    /**
                     * @description A picture under what the `image` of the slide draws
                     * @constant
                     */
                    behind?: true;
                };
                subtitle?: {
                    /** @description In points, of a slide that is 540 high, or wide where it is upright */
                    x: number;
                    y: number;
                    width: number;
                    height: number;
                    /** @enum {string} */
                    align?: "center" | "end";
                    /** @enum {string} */
                    valign?: "middle" | "bottom";
                    ink?: string;
                    /** @description What is drawn under it */
                    ground?: string;
                    /**
                     * @description A picture under what the `image` of the slide draws
                     * @constant
                     */
                    behind?: true;
                };
                /** @description Colours of the name of the deck and of the number of the slide, where these are shown */
                foot?: {
                    name: string;
                    number: string;
                };
            };
            /** @description Asset behind or beside the content, where the layout has room */
            image?: string;
            blocks: components["schemas"]["SlideBlock"][];
            /** @description What is said while it is shown; empty where nobody wrote any */
            notes: string;
            /** @description Asks the owner for something, or holds something invented that could be taken for a fact */
            placeholder?: boolean;
            /** @description Names of the fields of this node whose text is a question to its owner */
            questions?: string[];
        };
        SlideBlock: {
            id: string;
            /** @enum {string} */
            slot: "main" | "left" | "right";
            /** @description Only on a slide that is `placed`; blocks of one place share it */
            place?: {
                /** @description In points, of a slide that is 540 high, or wide where it is upright */
                x: number;
                y: number;
                width: number;
                height: number;
                /** @enum {string} */
                align?: "center" | "end";
                /** @enum {string} */
                valign?: "middle" | "bottom";
                ink?: string;
                /** @description What is drawn under it */
                ground?: string;
                /**
                 * @description A picture under what the `image` of the slide draws
                 * @constant
                 */
                behind?: true;
            };
            /** @description Only on a slide that is `ordered` */
            look?: {
                /**
                 * @description Where it stands; `top` and `bottom` are in the middle, a picture in the `background` behind all else
                 * @enum {string}
                 */
                place?: "top-left" | "top" | "top-right" | "left" | "center" | "right" | "bottom-left" | "bottom" | "bottom-right" | "background";
                /**
                 * @description `boxes` are one an item; `picture` and `round` are frames for what its owner is to supply, named by the text
                 * @enum {string}
                 */
                form?: "points" | "lines" | "box" | "boxes" | "bubble" | "button" | "picture" | "round" | "swatches";
                /** @description Its ground, or that of each of its items */
                fills?: string[];
                ink?: string;
                /** @description A drawing of what a picture that is to come will show */
                image?: string;
            };
            /** @description Asks the owner for something, or holds something invented that could be taken for a fact */
            placeholder?: boolean;
            /** @description Names of the fields of this node whose text is a question to its owner */
            questions?: string[];
            /** @constant */
            type: "bullets";
            heading?: string;
            ordered?: boolean;
            items: {
                id: string;
                text: components["schemas"]["RichText"];
                image?: string;
                /** @description Asks the owner for something, or holds something invented that could be taken for a fact */
                placeholder?: boolean;
                /** @description Names of the fields of this node whose text is a question to its owner */
                questions?: string[];
            }[];
        } | {
            id: string;
            /** @enum {string} */
            slot: "main" | "left" | "right";
            /** @description Only on a slide that is `placed`; blocks of one place share it */
            place?: {
                /** @description In points, of a slide that is 540 high, or wide where it is upright */
                x: number;
                y: number;
                width: number;
                height: number;
                /** @enum {string} */
                align?: "center" | "end";
                /** @enum {string} */
                valign?: "middle" | "bottom";
                ink?: string;
                /** @description What is drawn under it */
                ground?: string;
                /**
                 * @description A picture under what the `image` of the slide draws
                 * @constant
                 */
                behind?: true;
            };
            /** @description Only on a slide that is `ordered` */
            look?: {
                /**
                 * @description Where it stands; `top` and `bottom` are in the middle, a picture in the `background` behind all else
                 * @enum {string}
                 */
                place?: "top-left" | "top" | "top-right" | "left" | "center" | "right" | "bottom-left" | "bottom" | "bottom-right" | "background";
                /**
                 * @description `boxes` are one an item; `picture` and `round` are frames for what its owner is to supply, named by the text
                 * @enum {string}
                 */
                form?: "points" | "lines" | "box" | "boxes" | "bubble" | "button" | "picture" | "round" | "swatches";
                /** @description Its ground, or that of each of its items */
                fills?: string[];
                ink?: string;
                /** @description A drawing of what a picture that is to come will show */
                image?: string;
            };
            /** @description Asks the owner for something, or holds something invented that could be taken for a fact */
            placeholder?: boolean;
            /** @description Names of the fields of this node whose text is a question to its owner */
            questions?: string[];
            /** @constant */
            type: "text";
            heading?: string;
            text: components["schemas"]["RichText"];
        } | {
            id: string;
            /** @enum {string} */
            slot: "main" | "left" | "right";
            /** @description Only on a slide that is `placed`; blocks of one place share it */
            place?: {
                /** @description In points, of a slide that is 540 high, or wide where it is upright */
                x: number;
                y: number;
                width: number;
                height: number;
                /** @enum {string} */
                align?: "center" | "end";
                /** @enum {string} */
                valign?: "middle" | "bottom";
                ink?: string;
                /** @description What is drawn under it */
                ground?: string;
                /**
                 * @description A picture under what the `image` of the slide draws
                 * @constant
                 */
                behind?: true;
            };
            /** @description Only on a slide that is `ordered` */
            look?: {
                /**
                 * @description Where it stands; `top` and `bottom` are in the middle, a picture in the `background` behind all else
                 * @enum {string}
                 */
                place?: "top-left" | "top" | "top-right" | "left" | "center" | "right" | "bottom-left" | "bottom" | "bottom-right" | "background";
                /**
                 * @description `boxes` are one an item; `picture` and `round` are frames for what its owner is to supply, named by the text
                 * @enum {string}
                 */
                form?: "points" | "lines" | "box" | "boxes" | "bubble" | "button" | "picture" | "round" | "swatches";
                /** @description Its ground, or that of each of its items */
                fills?: string[];
                ink?: string;
                /** @description A drawing of what a picture that is to come will show */
                image?: string;
            };
            /** @description Asks the owner for something, or holds something invented that could be taken for a fact */
            placeholder?: boolean;
            /** @description Names of the fields of this node whose text is a question to its owner */
            questions?: string[];
            /** @constant */
            type: "image";
            asset: string;
            caption?: string;
        } | {
            id: string;
            /** @enum {string} */
            slot: "main" | "left" | "right";
            /** @description Only on a slide that is `placed`; blocks of one place share it */
            place?: {
                /** @description In points, of a slide that is 540 high, or wide where it is upright */
                x: number;
                y: number;
                width: number;
                height: number;
                /** @enum {string} */
                align?: "center" | "end";
                /** @enum {string} */
                valign?: "middle" | "bottom";
                ink?: string;
                /** @description What is drawn under it */
                ground?: string;
                /**
                 * @description A picture under what the `image` of the slide draws
                 * @constant
                 */
                behind?: true;
            };
            /** @description Only on a slide that is `ordered` */
            look?: {
                /**
                 * @description Where it stands; `top` and `bottom` are in the middle, a picture in the `background` behind all else
                 * @enum {string}
                 */
                place?: "top-left" | "top" | "top-right" | "left" | "center" | "right" | "bottom-left" | "bottom" | "bottom-right" | "background";
                /**
                 * @description `boxes` are one an item; `picture` and `round` are frames for what its owner is to supply, named by the text
                 * @enum {string}
                 */
                form?: "points" | "lines" | "box" | "boxes" | "bubble" | "button" | "picture" | "round" | "swatches";
                /** @description Its ground, or that of each of its items */
                fills?: string[];
                ink?: string;
                /** @description A drawing of what a picture that is to come will show */
                image?: string;
            };
            /** @description Asks the owner for something, or holds something invented that could be taken for a fact */
            placeholder?: boolean;
            /** @description Names of the fields of this node whose text is a question to its owner */
            questions?: string[];
            /** @constant */
            type: "quote";
            text: string;
            by?: string;
            role?: string;
        } | {
            id: string;
            /** @enum {string} */
            slot: "main" | "left" | "right";
            /** @description Only on a slide that is `placed`; blocks of one place share it */
            place?: {
                /** @description In points, of a slide that is 540 high, or wide where it is upright */
                x: number;
                y: number;
                width: number;
                height: number;
                /** @enum {string} */
                align?: "center" | "end";
                /** @enum {string} */
                valign?: "middle" | "bottom";
                ink?: string;
                /** @description What is drawn under it */
                ground?: string;
                /**
                 * @description A picture under what the `image` of the slide draws
                 * @constant
                 */
                behind?: true;
            };
            /** @description Only on a slide that is `ordered` */
            look?: {
                /**
                 * @description Where it stands; `top` and `bottom` are in the middle, a picture in the `background` behind all else
                 * @enum {string}
                 */
                place?: "top-left" | "top" | "top-right" | "left" | "center" | "right" | "bottom-left" | "bottom" | "bottom-right" | "background";
                /**
                 * @description `boxes` are one an item; `picture` and `round` are frames for what its owner is to supply, named by the text
                 * @enum {string}
                 */
                form?: "points" | "lines" | "box" | "boxes" | "bubble" | "button" | "picture" | "round" | "swatches";
                /** @description Its ground, or that of each of its items */
                fills?: string[];
                ink?: string;
                /** @description A drawing of what a picture that is to come will show */
                image?: string;
            };
            /** @description Asks the owner for something, or holds something invented that could be taken for a fact */
            placeholder?: boolean;
            /** @description Names of the fields of this node whose text is a question to its owner */
            questions?: string[];
            /** @constant */
            type: "number";
            value: string;
            label: string;
            context?: string;
        } | {
            id: string;
            /** @enum {string} */
            slot: "main" | "left" | "right";
            /** @description Only on a slide that is `placed`; blocks of one place share it */
            place?: {
                /** @description In points, of a slide that is 540 high, or wide where it is upright */
                x: number;
                y: number;
                width: number;
                height: number;
                /** @enum {string} */
                align?: "center" | "end";
                /** @enum {string} */
                valign?: "middle" | "bottom";
                ink?: string;
                /** @description What is drawn under it */
                ground?: string;
                /**
                 * @description A picture under what the `image` of the slide draws
                 * @constant
                 */
                behind?: true;
            };
            /** @description Only on a slide that is `ordered` */
            look?: {
                /**
                 * @description Where it stands; `top` and `bottom` are in the middle, a picture in the `background` behind all else
                 * @enum {string}
                 */
                place?: "top-left" | "top" | "top-right" | "left" | "center" | "right" | "bottom-left" | "bottom" | "bottom-right" | "background";
                /**
                 * @description `boxes` are one an item; `picture` and `round` are frames for what its owner is to supply, named by the text
                 * @enum {string}
                 */
                form?: "points" | "lines" | "box" | "boxes" | "bubble" | "button" | "picture" | "round" | "swatches";
                /** @description Its ground, or that of each of its items */
                fills?: string[];
                ink?: string;
                /** @description A drawing of what a picture that is to come will show */
                image?: string;
            };
            /** @description Asks the owner for something, or holds something invented that could be taken for a fact */
            placeholder?: boolean;
            /** @description Names of the fields of this node whose text is a question to its owner */
            questions?: string[];
            /** @constant */
            type: "steps";
            items: {
                id: string;
                /** @description The date of a timeline or the number of a step */
                label?: string;
                title: string;
                text?: string;
                icon?: string;
                /** @description Asks the owner for something, or holds something invented that could be taken for a fact */
                placeholder?: boolean;
                /** @description Names of the fields of this node whose text is a question to its owner */
                questions?: string[];
            }[];
        } | {
            id: string;
            /** @enum {string} */
            slot: "main" | "left" | "right";
            /** @description Only on a slide that is `placed`; blocks of one place share it */
            place?: {
                /** @description In points, of a slide that is 540 high, or wide where it is upright */
                x: number;
                y: number;
                width: number;
                height: number;
                /** @enum {string} */
                align?: "center" | "end";
                /** @enum {string} */
                valign?: "middle" | "bottom";
                ink?: string;
                /** @description What is drawn under it */
                ground?: string;
                /**
                 * @description A picture under what the `image` of the slide draws
                 * @constant
                 */
                behind?: true;
            };
            /** @description Only on a slide that is `ordered` */
            look?: {
                /**
                 * @description Where it stands; `top` and `bottom` are in the middle, a picture in the `background` behind all else
                 * @enum {string}
                 */
                place?: "top-left" | "top" | "top-right" | "left" | "center" | "right" | "bottom-left" | "bottom" | "bottom-right" | "background";
                /**
                 * @description `boxes` are one an item; `picture` and `round` are frames for what its owner is to supply, named by the text
                 * @enum {string}
                 */
                form?: "points" | "lines" | "box" | "boxes" | "bubble" | "button" | "picture" | "round" | "swatches";
                /** @description Its ground, or that of each of its items */
                fills?: string[];
                ink?: string;
                /** @description A drawing of what a picture that is to come will show */
                image?: string;
            };
            /** @description Asks the owner for something, or holds something invented that could be taken for a fact */
            placeholder?: boolean;
            /** @description Names of the fields of this node whose text is a question to its owner */
            questions?: string[];
            /** @constant */
            type: "people";
            items: {
                id: string;
                name: string;
                role?: string;
                text?: string;
                image?: string;
                /** @description Asks the owner for something, or holds something invented that could be taken for a fact */
                placeholder?: boolean;
                /** @description Names of the fields of this node whose text is a question to its owner */
                questions?: string[];
            }[];
        } | {
            id: string;
            /** @enum {string} */
            slot: "main" | "left" | "right";
            /** @description Only on a slide that is `placed`; blocks of one place share it */
            place?: {
                /** @description In points, of a slide that is 540 high, or wide where it is upright */
                x: number;
                y: number;
                width: number;
                height: number;
                /** @enum {string} */
                align?: "center" | "end";
                /** @enum {string} */
                valign?: "middle" | "bottom";
                ink?: string;
                /** @description What is drawn under it */
                ground?: string;
                /**
                 * @description A picture under what the `image` of the slide draws
                 * @constant
                 */
                behind?: true;
            };
            /** @description Only on a slide that is `ordered` */
            look?: {
                /**
                 * @description Where it stands; `top` and `bottom` are in the middle, a picture in the `background` behind all else
                 * @enum {string}
                 */
                place?: "top-left" | "top" | "top-right" | "left" | "center" | "right" | "bottom-left" | "bottom" | "bottom-right" | "background";
                /**
                 * @description `boxes` are one an item; `picture` and `round` are frames for what its owner is to supply, named by the text
                 * @enum {string}
                 */
                form?: "points" | "lines" | "box" | "boxes" | "bubble" | "button" | "picture" | "round" | "swatches";
                /** @description Its ground, or that of each of its items */
                fills?: string[];
                ink?: string;
                /** @description A drawing of what a picture that is to come will show */
                image?: string;
            };
            /** @description Asks the owner for something, or holds something invented that could be taken for a fact */
            placeholder?: boolean;
            /** @description Names of the fields of this node whose text is a question to its owner */
            questions?: string[];
            /** @constant */
            type: "table";
            caption?: string;
            columns: {
                label: string;
                /** @enum {string} */
                align: "start" | "center" | "end";
            }[];
            rows: string[][];
            /** @description A closing row that sums up */
            totals?: string[];
            /** @description Cells that ask the owner, counted from 0; the closing row is behind the last row */
            open?: {
                row: number;
                column: number;
            }[];
        } | {
            id: string;
            /** @enum {string} */
            slot: "main" | "left" | "right";
            /** @description Only on a slide that is `placed`; blocks of one place share it */
            place?: {
                /** @description In points, of a slide that is 540 high, or wide where it is upright */
                x: number;
                y: number;
                width: number;
                height: number;
                /** @enum {string} */
                align?: "center" | "end";
                /** @enum {string} */
                valign?: "middle" | "bottom";
                ink?: string;
                /** @description What is drawn under it */
                ground?: string;
                /**
                 * @description A picture under what the `image` of the slide draws
                 * @constant
                 */
                behind?: true;
            };
            /** @description Only on a slide that is `ordered` */
            look?: {
                /**
                 * @description Where it stands; `top` and `bottom` are in the middle, a picture in the `background` behind all else
                 * @enum {string}
                 */
                place?: "top-left" | "top" | "top-right" | "left" | "center" | "right" | "bottom-left" | "bottom" | "bottom-right" | "background";
                /**
                 * @description `boxes` are one an item; `picture` and `round` are frames for what its owner is to supply, named by the text
                 * @enum {string}
                 */
                form?: "points" | "lines" | "box" | "boxes" | "bubble" | "button" | "picture" | "round" | "swatches";
                /** @description Its ground, or that of each of its items */
                fills?: string[];
                ink?: string;
                /** @description A drawing of what a picture that is to come will show */
                image?: string;
            };
            /** @description Asks the owner for something, or holds something invented that could be taken for a fact */
            placeholder?: boolean;
            /** @description Names of the fields of this node whose text is a question to its owner */
            questions?: string[];
            /** @constant */
            type: "chart";
            dataset: components["schemas"]["Dataset"];
            chart: components["schemas"]["Chart"];
        } | {
            id: string;
            /** @enum {string} */
            slot: "main" | "left" | "right";
            /** @description Only on a slide that is `placed`; blocks of one place share it */
            place?: {
                /** @description In points, of a slide that is 540 high, or wide where it is upright */
                x: number;
                y: number;
                width: number;
                height: number;
                /** @enum {string} */
                align?: "center" | "end";
                /** @enum {string} */
                valign?: "middle" | "bottom";
                ink?: string;
                /** @description What is drawn under it */
                ground?: string;
                /**
                 * @description A picture under what the `image` of the slide draws
                 * @constant
                 */
                behind?: true;
            };
            /** @description Only on a slide that is `ordered` */
            look?: {
                /**
                 * @description Where it stands; `top` and `bottom` are in the middle, a picture in the `background` behind all else
                 * @enum {string}
                 */
                place?: "top-left" | "top" | "top-right" | "left" | "center" | "right" | "bottom-left" | "bottom" | "bottom-right" | "background";
                /**
                 * @description `boxes` are one an item; `picture` and `round` are frames for what its owner is to supply, named by the text
                 * @enum {string}
                 */
                form?: "points" | "lines" | "box" | "boxes" | "bubble" | "button" | "picture" | "round" | "swatches";
                /** @description Its ground, or that of each of its items */
                fills?: string[];
                ink?: string;
                /** @description A drawing of what a picture that is to come will show */
                image?: string;
            };
            /** @description Asks the owner for something, or holds something invented that could be taken for a fact */
            placeholder?: boolean;
            /** @description Names of the fields of this node whose text is a question to its owner */
            questions?: string[];
            /** @constant */
            type: "callToAction";
            text: string;
            href?: string;
        };
        SlidesContent: {
            /** @enum {string} */
            aspect: "16:9" | "4:3" | "16:10" | "1:1" | "9:16";
            presenter?: string;
            date?: string;
            footer?: string;
            /** @description Whether no slide has a number or a name at its foot */
            isFootless?: boolean;
            sections: {
                id: string;
                title: string;
            }[];
            slides: components["schemas"]["Slide"][];
        };
        SlidesSpec: {
            $schema: string;
            specVersion: string;
            title: string;
            description: string;
            language: string;
            /** @enum {string} */
            dir: "ltr" | "rtl";
            brief: components["schemas"]["Brief"];
            theme: components["schemas"]["Theme"];
            meta: {
                seo: {
                    title: string;
                    description: string;
                    canonical?: string;
                    /** @description Id of an asset */
                    image?: string;
                };
                /** @description schema.org objects, made from given facts only */
                jsonLd: {
                    [key: string]: components["schemas"]["JsonValue"];
                }[];
            };
            labels?: {
                [key: string]: string;
            };
            assets: components["schemas"]["Asset"][];
            provenance: {
                engine: string;
                model?: string;
                providers?: string[];
                instructionsSha256?: string;
                engineVersion: string;
                /** @enum {string} */
                mode?: "lite" | "economy" | "power";
                recipe?: string;
                seed?: number;
                promptSha256: string;
                createdAt: string;
                revisionOf?: string;
            };
            warnings: {
                code: string;
                message: string;
                path?: string;
            }[];
            extensions?: {
                [key: string]: components["schemas"]["JsonValue"];
            };
            /** @constant */
            buildType: "slides";
            content: components["schemas"]["SlidesContent"];
        };
        StatsSection: {
            id: string;
            /** @enum {string} */
            background: "default" | "surface" | "primary" | "accent" | "dark" | "image";
            eyebrow?: string;
            heading?: string;
            lead?: components["schemas"]["RichText"];
            /** @description Asset that belongs to the section as a whole */
            image?: string;
            actions: {
                id: string;
                label: string;
                href: string;
                /** @enum {string} */
                style: "primary" | "secondary" | "link";
                icon?: string;
            }[];
            /** @description Small print under the items */
            note?: string;
            /** @description Asks the owner for something, or holds something invented that could be taken for a fact */
            placeholder?: boolean;
            /** @description Names of the fields of this node whose text is a question to its owner */
            questions?: string[];
            /** @constant */
            type: "stats";
            /** @enum {string} */
            layout: "row" | "grid" | "split";
            items: {
                id: string;
                /** @description Asks the owner for something, or holds something invented that could be taken for a fact */
                placeholder?: boolean;
                /** @description Names of the fields of this node whose text is a question to its owner */
                questions?: string[];
                value: string;
                label: string;
            }[];
        };
        StepsSection: {
            id: string;
            /** @enum {string} */
            background: "default" | "surface" | "primary" | "accent" | "dark" | "image";
            eyebrow?: string;
            heading?: string;
            lead?: components["schemas"]["RichText"];
            /** @description Asset that belongs to the section as a whole */
            image?: string;
            actions: {
                id: string;
                label: string;
                href: string;
                /** @enum {string} */
                style: "primary" | "secondary" | "link";
                icon?: string;
            }[];
            /** @description Small print under the items */
            note?: string;
            /** @description Asks the owner for something, or holds something invented that could be taken for a fact */
            placeholder?: boolean;
            /** @description Names of the fields of this node whose text is a question to its owner */
            questions?: string[];
            /** @constant */
            type: "steps";
            /** @enum {string} */
            layout: "numbered" | "cards" | "vertical";
            items: {
                id: string;
                /** @description Asks the owner for something, or holds something invented that could be taken for a fact */
                placeholder?: boolean;
                /** @description Names of the fields of this node whose text is a question to its owner */
                questions?: string[];
                title: string;
                text?: components["schemas"]["RichText"];
                icon?: string;
                image?: string;
                action?: {
                    id: string;
                    label: string;
                    href: string;
                    /** @enum {string} */
                    style: "primary" | "secondary" | "link";
                    icon?: string;
                };
            }[];
        };
        TeamSection: {
            id: string;
            /** @enum {string} */
            background: "default" | "surface" | "primary" | "accent" | "dark" | "image";
            eyebrow?: string;
            heading?: string;
            lead?: components["schemas"]["RichText"];
            /** @description Asset that belongs to the section as a whole */
            image?: string;
            actions: {
                id: string;
                label: string;
                href: string;
                /** @enum {string} */
                style: "primary" | "secondary" | "link";
                icon?: string;
            }[];
            /** @description Small print under the items */
            note?: string;
            /** @description Asks the owner for something, or holds something invented that could be taken for a fact */
            placeholder?: boolean;
            /** @description Names of the fields of this node whose text is a question to its owner */
            questions?: string[];
            /** @constant */
            type: "team";
            /** @enum {string} */
            layout: "grid" | "cards" | "list";
            items: {
                id: string;
                /** @description Asks the owner for something, or holds something invented that could be taken for a fact */
                placeholder?: boolean;
                /** @description Names of the fields of this node whose text is a question to its owner */
                questions?: string[];
                name: string;
                role?: string;
                text?: components["schemas"]["RichText"];
                image?: string;
                links: {
                    id: string;
                    label: string;
                    href: string;
                }[];
            }[];
        };
        TestimonialsSection: {
            id: string;
            /** @enum {string} */
            background: "default" | "surface" | "primary" | "accent" | "dark" | "image";
            eyebrow?: string;
            heading?: string;
            lead?: components["schemas"]["RichText"];
            /** @description Asset that belongs to the section as a whole */
            image?: string;
            actions: {
                id: string;
                label: string;
                href: string;
                /** @enum {string} */
                style: "primary" | "secondary" | "link";
                icon?: string;
            }[];
            /** @description Small print under the items */
            note?: string;
            /** @description Asks the owner for something, or holds something invented that could be taken for a fact */
            placeholder?: boolean;
            /** @description Names of the fields of this node whose text is a question to its owner */
            questions?: string[];
            /** @constant */
            type: "testimonials";
            /** @enum {string} */
            layout: "cards" | "carousel" | "single" | "columns";
            items: {
                id: string;
                /** @description Asks the owner for something, or holds something invented that could be taken for a fact */
                placeholder?: boolean;
                /** @description Names of the fields of this node whose text is a question to its owner */
                questions?: string[];
                quote: string;
                name?: string;
                role?: string;
                image?: string;
                rating?: number;
            }[];
        };
        Theme: {
            name: string;
            /**
             * @description What the look is called; absent in themes from before moods
             * @enum {string}
             */
            mood?: "hearth" | "harvest" | "editorial" | "swiss" | "crisp" | "civic" | "clinic" | "botanic" | "luxe" | "night" | "terminal" | "poster" | "play" | "pastel";
            tokens: {
                color: {
                    background: components["schemas"]["ColorToken"];
                    /** @description Cards and bands that lie on the background */
                    surface: components["schemas"]["ColorToken"];
                    text: components["schemas"]["ColorToken"];
                    /** @description Secondary text; readable on background and surface */
                    muted: components["schemas"]["ColorToken"];
                    primary: components["schemas"]["ColorToken"];
                    onPrimary: components["schemas"]["ColorToken"];
                    accent: components["schemas"]["ColorToken"];
                    onAccent: components["schemas"]["ColorToken"];
                    border: components["schemas"]["ColorToken"];
                    focus: components["schemas"]["ColorToken"];
                    /** @description The readable tone of primary, for text on background and surface */
                    link: components["schemas"]["ColorToken"];
                };
                /** @description Categorical colours in order of use */
                chart: components["schemas"]["ColorToken"][];
                font: {
                    heading: components["schemas"]["FontToken"];
                    body: components["schemas"]["FontToken"];
                    mono: components["schemas"]["FontToken"];
                };
                size: {
                    small: components["schemas"]["DimensionToken"];
                    base: components["schemas"]["DimensionToken"];
                    lead: components["schemas"]["DimensionToken"];
                    h3: components["schemas"]["DimensionToken"];
                    h2: components["schemas"]["DimensionToken"];
                    h1: components["schemas"]["DimensionToken"];
                    display: components["schemas"]["DimensionToken"];
                };
                space: {
                    xs: components["schemas"]["DimensionToken"];
                    s: components["schemas"]["DimensionToken"];
                    m: components["schemas"]["DimensionToken"];
                    l: components["schemas"]["DimensionToken"];
                    xl: components["schemas"]["DimensionToken"];
                    xxl: components["schemas"]["DimensionToken"];
                };
                radius: {
                    small: components["schemas"]["DimensionToken"];
                    medium: components["schemas"]["DimensionToken"];
                    large: components["schemas"]["DimensionToken"];
                };
                shadow: {
                    small: components["schemas"]["ShadowToken"];
                    medium: components["schemas"]["ShadowToken"];
                    large: components["schemas"]["ShadowToken"];
                };
                /** @description Takes the place of the tokens of the same name in a dark scheme */
                dark?: {
                    color: {
                        background: components["schemas"]["ColorToken"];
                        /** @description Cards and bands that lie on the background */
                        surface: components["schemas"]["ColorToken"];
                        text: components["schemas"]["ColorToken"];
                        /** @description Secondary text; readable on background and surface */
                        muted: components["schemas"]["ColorToken"];
                        primary: components["schemas"]["ColorToken"];
                        onPrimary: components["schemas"]["ColorToken"];
                        accent: components["schemas"]["ColorToken"];
                        onAccent: components["schemas"]["ColorToken"];
                        border: components["schemas"]["ColorToken"];
                        focus: components["schemas"]["ColorToken"];
                        /** @description The readable tone of primary, for text on background and surface */
                        link: components["schemas"]["ColorToken"];
                    };
                    /** @description Categorical colours in order of use */
                    chart?: components["schemas"]["ColorToken"][];
                };
            };
            /** @description Colours that the prompt named, as used on components */
            named: {
                text: string;
                value: string;
                /**
                 * @description `warning` and `buttons`: kept for these, and for nothing else
                 * @enum {string}
                 */
                role: "background" | "surface" | "text" | "muted" | "primary" | "onPrimary" | "accent" | "onAccent" | "border" | "focus" | "link" | "warning" | "buttons";
            }[];
            /** @description Parts with colours of their own, which take the place of those of the theme there */
            parts?: {
                /** @description Of a page, a section or a slide */
                id: string;
                color: {
                    background: components["schemas"]["ColorToken"];
                    /** @description Cards and bands that lie on the background */
                    surface: components["schemas"]["ColorToken"];
                    text: components["schemas"]["ColorToken"];
                    /** @description Secondary text; readable on background and surface */
                    muted: components["schemas"]["ColorToken"];
                    primary: components["schemas"]["ColorToken"];
                    onPrimary: components["schemas"]["ColorToken"];
                    accent: components["schemas"]["ColorToken"];
                    onAccent: components["schemas"]["ColorToken"];
                    border: components["schemas"]["ColorToken"];
                    focus: components["schemas"]["ColorToken"];
                    /** @description The readable tone of primary, for text on background and surface */
                    link: components["schemas"]["ColorToken"];
                };
            }[];
            contrast: {
                foreground: string;
                background: string;
                ratio: number;
                /** @enum {string} */
                level: "AAA" | "AA" | "AA-large" | "graphics";
                /** @enum {string} */
                scheme: "light" | "dark";
            }[];
        };
        TimelineSection: {
            id: string;
            /** @enum {string} */
            background: "default" | "surface" | "primary" | "accent" | "dark" | "image";
            eyebrow?: string;
            heading?: string;
            lead?: components["schemas"]["RichText"];
            /** @description Asset that belongs to the section as a whole */
            image?: string;
            actions: {
                id: string;
                label: string;
                href: string;
                /** @enum {string} */
                style: "primary" | "secondary" | "link";
                icon?: string;
            }[];
            /** @description Small print under the items */
            note?: string;
            /** @description Asks the owner for something, or holds something invented that could be taken for a fact */
            placeholder?: boolean;
            /** @description Names of the fields of this node whose text is a question to its owner */
            questions?: string[];
            /** @constant */
            type: "timeline";
            /** @enum {string} */
            layout: "vertical" | "horizontal" | "alternating";
            items: {
                id: string;
                /** @description Asks the owner for something, or holds something invented that could be taken for a fact */
                placeholder?: boolean;
                /** @description Names of the fields of this node whose text is a question to its owner */
                questions?: string[];
                date: string;
                title: string;
                text?: components["schemas"]["RichText"];
            }[];
        };
        UnsupportedFeatureSection: {
            id: string;
            /** @enum {string} */
            background: "default" | "surface" | "primary" | "accent" | "dark" | "image";
            eyebrow?: string;
            heading?: string;
            lead?: components["schemas"]["RichText"];
            /** @description Asset that belongs to the section as a whole */
            image?: string;
            actions: {
                id: string;
                label: string;
                href: string;
                /** @enum {string} */
                style: "primary" | "secondary" | "link";
                icon?: string;
            }[];
            /** @description Small print under the items */
            note?: string;
            /** @description Asks the owner for something, or holds something invented that could be taken for a fact */
            placeholder?: boolean;
            /** @description Names of the fields of this node whose text is a question to its owner */
            questions?: string[];
            /** @constant */
            type: "unsupportedFeature";
            /** @enum {string} */
            layout: "notice" | "card";
            feature: string;
            /** @description Id of the entry of brief.requested */
            requested?: string;
            explanation: string;
            alternative?: string;
            items: unknown[];
        };
        Usage: {
            buildId: string;
            /** @enum {string} */
            buildType: "website" | "design" | "slides" | "document" | "dataviz";
            /** @enum {string} */
            mode: "lite" | "economy" | "power";
            /** @description `builtin`, or the name of the model provider. */
            engine: string;
            /** @description null for the built-in engine. */
            model: string | null;
            /** @description As the provider reported them; 0 for the built-in engine. */
            inputTokens: number;
            /** @description As the provider reported them; 0 for the built-in engine. */
            outputTokens: number;
            /** @description The same with their kinds, over all calls. */
            tokens: {
                input: number;
                output: number;
                /** @description Of the input: found in the provider’s cache. */
                cacheRead: number;
                /** @description Of the input: put into the provider’s cache. */
                cacheWrite: number;
                /** @description Of the output: spent on reasoning. */
                reasoning: number;
            };
            /** @description Calls to language models, failed ones and repairs included. */
            calls: number;
            /** @description Of the calls, those in which a model mended its own draft. */
            repairs: number;
            /** @description `provider:model` of each that was asked. */
            providers: string[];
            durationMs: number;
            creditsCharged: number;
        };
        VideoSection: {
            id: string;
            /** @enum {string} */
            background: "default" | "surface" | "primary" | "accent" | "dark" | "image";
            eyebrow?: string;
            heading?: string;
            lead?: components["schemas"]["RichText"];
            /** @description Asset that belongs to the section as a whole */
            image?: string;
            actions: {
                id: string;
                label: string;
                href: string;
                /** @enum {string} */
                style: "primary" | "secondary" | "link";
                icon?: string;
            }[];
            /** @description Small print under the items */
            note?: string;
            /** @description Asks the owner for something, or holds something invented that could be taken for a fact */
            placeholder?: boolean;
            /** @description Names of the fields of this node whose text is a question to its owner */
            questions?: string[];
            /** @constant */
            type: "video";
            /** @enum {string} */
            layout: "single" | "grid";
            items: {
                id: string;
                /** @description Asks the owner for something, or holds something invented that could be taken for a fact */
                placeholder?: boolean;
                /** @description Names of the fields of this node whose text is a question to its owner */
                questions?: string[];
                title: string;
                text?: string;
                /** @description Absent until the owner supplies the film */
                href?: string;
                poster?: string;
                duration?: string;
            }[];
        };
        WebsiteContent: {
            site: {
                name: string;
                tagline: string;
                logo?: string;
                /** @description Only what the prompt gave */
                contact?: {
                    email?: string;
                    phone?: string;
                    address?: string;
                    place?: string;
                };
                social: {
                    id: string;
                    network: string;
                    label: string;
                    href: string;
                }[];
            };
            navigation: {
                id: string;
                label: string;
                href: string;
                /** @enum {string} */
                style: "link" | "button";
                children?: {
                    id: string;
                    label: string;
                    href: string;
                }[];
            }[];
            footer: {
                id: string;
                /** @enum {string} */
                layout: "simple" | "columns" | "centered";
                text: string;
                columns: {
                    id: string;
                    heading?: string;
                    links: {
                        id: string;
                        label: string;
                        href: string;
                    }[];
                }[];
                legal: string;
                /** @description Id of a newsletter section that the footer repeats */
                newsletter?: string;
            };
            /** @description What stands over every page to help */
            aids?: {
                id: string;
                /** @enum {string} */
                kind: "largerText" | "exit";
                label: string;
                /** @description Where an exit leads; an empty page where none is named */
                href?: string;
            }[];
            pages: components["schemas"]["Page"][];
        };
        WebsiteSpec: {
            $schema: string;
            specVersion: string;
            title: string;
            description: string;
            language: string;
            /** @enum {string} */
            dir: "ltr" | "rtl";
            brief: components["schemas"]["Brief"];
            theme: components["schemas"]["Theme"];
            meta: {
                seo: {
                    title: string;
                    description: string;
                    canonical?: string;
                    /** @description Id of an asset */
                    image?: string;
                };
                /** @description schema.org objects, made from given facts only */
                jsonLd: {
                    [key: string]: components["schemas"]["JsonValue"];
                }[];
            };
            labels?: {
                [key: string]: string;
            };
            assets: components["schemas"]["Asset"][];
            provenance: {
                engine: string;
                model?: string;
                providers?: string[];
                instructionsSha256?: string;
                engineVersion: string;
                /** @enum {string} */
                mode?: "lite" | "economy" | "power";
                recipe?: string;
                seed?: number;
                promptSha256: string;
                createdAt: string;
                revisionOf?: string;
            };
            warnings: {
                code: string;
                message: string;
                path?: string;
            }[];
            extensions?: {
                [key: string]: components["schemas"]["JsonValue"];
            };
            /** @constant */
            buildType: "website";
            content: components["schemas"]["WebsiteContent"];
        };
    };
    responses: {
        /** @description `invalid_request` */
        InvalidRequest: {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                traceresponse: components["headers"]["traceresponse"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `unauthorized` */
        Unauthorized: {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                traceresponse: components["headers"]["traceresponse"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `insufficient_scope` or `quota_exceeded` */
        InsufficientScopeOrQuotaExceeded: {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                traceresponse: components["headers"]["traceresponse"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `rate_limited` */
        RateLimited: {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                traceresponse: components["headers"]["traceresponse"];
                "Retry-After": components["headers"]["Retry-After"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `failed` or `provider_busy` */
        ProviderBusyOrUnavailable: {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                traceresponse: components["headers"]["traceresponse"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `timeout` */
        BuildTimeoutOrDeadlineExceeded: {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                traceresponse: components["headers"]["traceresponse"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `payload_too_large` */
        PayloadTooLarge: {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                traceresponse: components["headers"]["traceresponse"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `unsupported_media_type` */
        UnsupportedMediaType: {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                traceresponse: components["headers"]["traceresponse"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `failed` */
        BuildFailedOrInternal: {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                traceresponse: components["headers"]["traceresponse"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `out_of_credits` */
        OutOfCredits: {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                traceresponse: components["headers"]["traceresponse"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `build_in_progress` */
        BuildInProgress: {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                traceresponse: components["headers"]["traceresponse"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `idempotency_key_reused` */
        IdempotencyKeyReused: {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                traceresponse: components["headers"]["traceresponse"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `insufficient_scope` */
        InsufficientScope: {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                traceresponse: components["headers"]["traceresponse"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `failed` */
        Unavailable: {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                traceresponse: components["headers"]["traceresponse"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `timeout` */
        DeadlineExceeded: {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                traceresponse: components["headers"]["traceresponse"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `failed` */
        Internal: {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                traceresponse: components["headers"]["traceresponse"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `not_found` */
        NotFound: {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                traceresponse: components["headers"]["traceresponse"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `conflict` */
        ProjectInBin: {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                traceresponse: components["headers"]["traceresponse"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `revision_conflict` */
        RevisionConflict: {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                traceresponse: components["headers"]["traceresponse"];
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `revision_required` */
        RevisionRequired: {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                traceresponse: components["headers"]["traceresponse"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `failed` */
        OverloadedOrUnavailable: {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                traceresponse: components["headers"]["traceresponse"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `failed` */
        InternalOrRenderFailed: {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                traceresponse: components["headers"]["traceresponse"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `conflict` */
        ConflictOrProjectInBin: {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                traceresponse: components["headers"]["traceresponse"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `invalid_request` */
        InvalidRequestOrUnsupportedFormat: {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                traceresponse: components["headers"]["traceresponse"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `conflict` */
        KeyNotActive: {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                traceresponse: components["headers"]["traceresponse"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `origin_not_allowed` or `tls_required` */
        OriginNotAllowedOrTlsRequired: {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                traceresponse: components["headers"]["traceresponse"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `origin_not_allowed` */
        OriginNotAllowed: {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                traceresponse: components["headers"]["traceresponse"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: {
        /**
         * @description Names this answer in our logs: the id of its trace.
         * @example 0af7651916cd43dd8448eb211c80319c
         */
        "x-request-id": string;
        /**
         * @description The trace of the request (W3C Trace Context).
         * @example 00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01
         */
        traceresponse: string;
        /**
         * @description How to present a key (RFC 6750).
         * @example Bearer
         */
        "WWW-Authenticate": string;
        /**
         * @description After how many seconds to ask again.
         * @example 42
         */
        "Retry-After": number;
        /**
         * @description The revision, or the hash of what was sent; for `If-Match` and `If-None-Match`.
         * @example "3"
         */
        ETag: string;
        /**
         * @description What is left of a limit, and in how many seconds it is whole again (draft-ietf-httpapi-ratelimit-headers).
         * @example "key";r=598;t=41, "builds";r=17;t=212
         */
        RateLimit: string;
        /**
         * @description The limit: how many in how many seconds.
         * @example "key";q=600;w=60, "builds";q=20;w=300
         */
        "RateLimit-Policy": string;
    };
    pathItems: never;
}
export type AcceptedBuild = components['schemas']['AcceptedBuild'];
export type Asset = components['schemas']['Asset'];
export type Balance = components['schemas']['Balance'];
export type BookingSection = components['schemas']['BookingSection'];
export type Brief = components['schemas']['Brief'];
export type Build = components['schemas']['Build'];
export type BuildEntry = components['schemas']['BuildEntry'];
export type BuildEvent = components['schemas']['BuildEvent'];
export type BuildFailure = components['schemas']['BuildFailure'];
export type BuildPage = components['schemas']['BuildPage'];
export type BuildPart = components['schemas']['BuildPart'];
export type BuildProgress = components['schemas']['BuildProgress'];
export type BuildRequest = components['schemas']['BuildRequest'];
export type BuildResult = components['schemas']['BuildResult'];
export type BuildStarted = components['schemas']['BuildStarted'];
export type CallToActionSection = components['schemas']['CallToActionSection'];
export type Chart = components['schemas']['Chart'];
export type ChartChannel = components['schemas']['ChartChannel'];
export type ChartSection = components['schemas']['ChartSection'];
export type ChartSpec = components['schemas']['ChartSpec'];
export type ColorToken = components['schemas']['ColorToken'];
export type ComparisonSection = components['schemas']['ComparisonSection'];
export type ContactFormSection = components['schemas']['ContactFormSection'];
export type CreditEntry = components['schemas']['CreditEntry'];
export type CreditEntryPage = components['schemas']['CreditEntryPage'];
export type CreditsAfterBuild = components['schemas']['CreditsAfterBuild'];
export type Dataset = components['schemas']['Dataset'];
export type DatavizContent = components['schemas']['DatavizContent'];
export type DatavizSpec = components['schemas']['DatavizSpec'];
export type DesignContent = components['schemas']['DesignContent'];
export type DesignSpec = components['schemas']['DesignSpec'];
export type DimensionToken = components['schemas']['DimensionToken'];
export type DocumentBlock = components['schemas']['DocumentBlock'];
export type DocumentContent = components['schemas']['DocumentContent'];
export type DocumentSpec = components['schemas']['DocumentSpec'];
export type Error = components['schemas']['Error'];
export type ErrorCode = components['schemas']['ErrorCode'];
export type EventsSection = components['schemas']['EventsSection'];
export type FaqSection = components['schemas']['FaqSection'];
export type FeaturesSection = components['schemas']['FeaturesSection'];
export type FontToken = components['schemas']['FontToken'];
export type Frame = components['schemas']['Frame'];
export type GallerySection = components['schemas']['GallerySection'];
export type Grant = components['schemas']['Grant'];
export type GrantPage = components['schemas']['GrantPage'];
export type Health = components['schemas']['Health'];
export type HeroSection = components['schemas']['HeroSection'];
export type IssuedKey = components['schemas']['IssuedKey'];
export type IssuedLink = components['schemas']['IssuedLink'];
export type JsonPatch = components['schemas']['JsonPatch'];
export type JsonValue = components['schemas']['JsonValue'];
export type Key = components['schemas']['Key'];
export type KeyPage = components['schemas']['KeyPage'];
export type Layer = components['schemas']['Layer'];
export type Link = components['schemas']['Link'];
export type LinkPage = components['schemas']['LinkPage'];
export type LocationHoursSection = components['schemas']['LocationHoursSection'];
export type LogosSection = components['schemas']['LogosSection'];
export type MenuSection = components['schemas']['MenuSection'];
export type NewsletterSection = components['schemas']['NewsletterSection'];
export type Page = components['schemas']['Page'];
export type PortfolioSection = components['schemas']['PortfolioSection'];
export type PostsSection = components['schemas']['PostsSection'];
export type PricingSection = components['schemas']['PricingSection'];
export type ProductGridSection = components['schemas']['ProductGridSection'];
export type Project = components['schemas']['Project'];
export type ProjectPage = components['schemas']['ProjectPage'];
export type Revision = components['schemas']['Revision'];
export type RevisionPage = components['schemas']['RevisionPage'];
export type RichText = components['schemas']['RichText'];
export type RichTextSection = components['schemas']['RichTextSection'];
export type RotatedKey = components['schemas']['RotatedKey'];
export type Section = components['schemas']['Section'];
export type ServicesSection = components['schemas']['ServicesSection'];
export type Session = components['schemas']['Session'];
export type ShadowToken = components['schemas']['ShadowToken'];
export type SiteSpec = components['schemas']['SiteSpec'];
export type Slide = components['schemas']['Slide'];
export type SlideBlock = components['schemas']['SlideBlock'];
export type SlidesContent = components['schemas']['SlidesContent'];
export type SlidesSpec = components['schemas']['SlidesSpec'];
export type StatsSection = components['schemas']['StatsSection'];
export type StepsSection = components['schemas']['StepsSection'];
export type TeamSection = components['schemas']['TeamSection'];
export type TestimonialsSection = components['schemas']['TestimonialsSection'];
export type Theme = components['schemas']['Theme'];
export type TimelineSection = components['schemas']['TimelineSection'];
export type UnsupportedFeatureSection = components['schemas']['UnsupportedFeatureSection'];
export type Usage = components['schemas']['Usage'];
export type VideoSection = components['schemas']['VideoSection'];
export type WebsiteContent = components['schemas']['WebsiteContent'];
export type WebsiteSpec = components['schemas']['WebsiteSpec'];
export type ResponseInvalidRequest = components['responses']['InvalidRequest'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseInsufficientScopeOrQuotaExceeded = components['responses']['InsufficientScopeOrQuotaExceeded'];
export type ResponseRateLimited = components['responses']['RateLimited'];
export type ResponseProviderBusyOrUnavailable = components['responses']['ProviderBusyOrUnavailable'];
export type ResponseBuildTimeoutOrDeadlineExceeded = components['responses']['BuildTimeoutOrDeadlineExceeded'];
export type ResponsePayloadTooLarge = components['responses']['PayloadTooLarge'];
export type ResponseUnsupportedMediaType = components['responses']['UnsupportedMediaType'];
export type ResponseBuildFailedOrInternal = components['responses']['BuildFailedOrInternal'];
export type ResponseOutOfCredits = components['responses']['OutOfCredits'];
export type ResponseBuildInProgress = components['responses']['BuildInProgress'];
export type ResponseIdempotencyKeyReused = components['responses']['IdempotencyKeyReused'];
export type ResponseInsufficientScope = components['responses']['InsufficientScope'];
export type ResponseUnavailable = components['responses']['Unavailable'];
export type ResponseDeadlineExceeded = components['responses']['DeadlineExceeded'];
export type ResponseInternal = components['responses']['Internal'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseProjectInBin = components['responses']['ProjectInBin'];
export type ResponseRevisionConflict = components['responses']['RevisionConflict'];
export type ResponseRevisionRequired = components['responses']['RevisionRequired'];
export type ResponseOverloadedOrUnavailable = components['responses']['OverloadedOrUnavailable'];
export type ResponseInternalOrRenderFailed = components['responses']['InternalOrRenderFailed'];
export type ResponseConflictOrProjectInBin = components['responses']['ConflictOrProjectInBin'];
export type ResponseInvalidRequestOrUnsupportedFormat = components['responses']['InvalidRequestOrUnsupportedFormat'];
export type ResponseKeyNotActive = components['responses']['KeyNotActive'];
export type ResponseOriginNotAllowedOrTlsRequired = components['responses']['OriginNotAllowedOrTlsRequired'];
export type ResponseOriginNotAllowed = components['responses']['OriginNotAllowed'];
export type HeaderXRequestId = components['headers']['x-request-id'];
export type HeaderTraceresponse = components['headers']['traceresponse'];
export type HeaderWwwAuthenticate = components['headers']['WWW-Authenticate'];
export type HeaderRetryAfter = components['headers']['Retry-After'];
export type HeaderETag = components['headers']['ETag'];
export type HeaderRateLimit = components['headers']['RateLimit'];
export type HeaderRateLimitPolicy = components['headers']['RateLimit-Policy'];
export type $defs = Record<string, never>;
export interface operations {
    generate: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeat with the same key answers with the first result. */
                "Idempotency-Key"?: string;
                /** @description `respond-async` answers 202 at once; see GET /api/v1/builds/{id}. */
                Prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "prompt": "A one-page site for Kessler & Daughters, a bakery in Freiburg, sourdough since 1987"
                 *     }
                 */
                "application/json": components["schemas"]["BuildRequest"];
            };
        };
        responses: {
            /** @description Built. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    traceresponse: components["headers"]["traceresponse"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    /** @description `true` on the answer to a repeat. */
                    "Idempotency-Replayed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "projectId": "prj_01kagq3fx2v8m5n1r7t0c9d4eh",
                     *       "editorUrl": "http://127.0.0.1:8080/builder?project=prj_01kagq3fx2v8m5n1r7t0c9d4eh",
                     *       "spec": {
                     *         "$schema": "/schemas/site-spec/v1.json",
                     *         "specVersion": "1.0",
                     *         "buildType": "website",
                     *         "title": "Kessler & Daughters",
                     *         "description": "A bakery in Freiburg.",
                     *         "language": "en",
                     *         "dir": "ltr",
                     *         "brief": {
                     *           "summary": "A one-page site for a bakery.",
                     *           "subject": "bakery",
                     *           "tone": [
                     *             "warm"
                     *           ],
                     *           "goals": [],
                     *           "requested": [],
                     *           "facts": [
                     *             {
                     *               "id": "f1",
                     *               "kind": "name",
                     *               "value": "Kessler & Daughters",
                     *               "span": [
                     *                 20,
                     *                 39
                     *               ]
                     *             }
                     *           ]
                     *         },
                     *         "theme": {
                     *           "name": "Crust",
                     *           "tokens": {
                     *             "color": {
                     *               "background": {
                     *                 "$type": "color",
                     *                 "$value": "#ffffff"
                     *               },
                     *               "surface": {
                     *                 "$type": "color",
                     *                 "$value": "#f7f3ee"
                     *               },
                     *               "text": {
                     *                 "$type": "color",
                     *                 "$value": "#1d1712"
                     *               },
                     *               "muted": {
                     *                 "$type": "color",
                     *                 "$value": "#5c5148"
                     *               },
                     *               "primary": {
                     *                 "$type": "color",
                     *                 "$value": "#7a3b12"
                     *               },
                     *               "onPrimary": {
                     *                 "$type": "color",
                     *                 "$value": "#ffffff"
                     *               },
                     *               "accent": {
                     *                 "$type": "color",
                     *                 "$value": "#2f5d3a"
                     *               },
                     *               "onAccent": {
                     *                 "$type": "color",
                     *                 "$value": "#ffffff"
                     *               },
                     *               "border": {
                     *                 "$type": "color",
                     *                 "$value": "#d9cfc4"
                     *               },
                     *               "focus": {
                     *                 "$type": "color",
                     *                 "$value": "#7a3b12"
                     *               },
                     *               "link": {
                     *                 "$type": "color",
                     *                 "$value": "#7a3b12"
                     *               }
                     *             },
                     *             "chart": [
                     *               {
                     *                 "$type": "color",
                     *                 "$value": "#7a3b12"
                     *               }
                     *             ],
                     *             "font": {
                     *               "heading": {
                     *                 "$type": "fontFamily",
                     *                 "$value": [
                     *                   "Lora",
                     *                   "serif"
                     *                 ]
                     *               },
                     *               "body": {
                     *                 "$type": "fontFamily",
                     *                 "$value": [
                     *                   "Inter",
                     *                   "sans-serif"
                     *                 ]
                     *               },
                     *               "mono": {
                     *                 "$type": "fontFamily",
                     *                 "$value": [
                     *                   "monospace"
                     *                 ]
                     *               }
                     *             },
                     *             "size": {
                     *               "small": {
                     *                 "$type": "dimension",
                     *                 "$value": {
                     *                   "value": 14,
                     *                   "unit": "px"
                     *                 }
                     *               },
                     *               "base": {
                     *                 "$type": "dimension",
                     *                 "$value": {
                     *                   "value": 16,
                     *                   "unit": "px"
                     *                 }
                     *               },
                     *               "lead": {
                     *                 "$type": "dimension",
                     *                 "$value": {
                     *                   "value": 20,
                     *                   "unit": "px"
                     *                 }
                     *               },
                     *               "h3": {
                     *                 "$type": "dimension",
                     *                 "$value": {
                     *                   "value": 22,
                     *                   "unit": "px"
                     *                 }
                     *               },
                     *               "h2": {
                     *                 "$type": "dimension",
                     *                 "$value": {
                     *                   "value": 28,
                     *                   "unit": "px"
                     *                 }
                     *               },
                     *               "h1": {
                     *                 "$type": "dimension",
                     *                 "$value": {
                     *                   "value": 40,
                     *                   "unit": "px"
                     *                 }
                     *               },
                     *               "display": {
                     *                 "$type": "dimension",
                     *                 "$value": {
                     *                   "value": 56,
                     *                   "unit": "px"
                     *                 }
                     *               }
                     *             },
                     *             "space": {
                     *               "xs": {
                     *                 "$type": "dimension",
                     *                 "$value": {
                     *                   "value": 4,
                     *                   "unit": "px"
                     *                 }
                     *               },
                     *               "s": {
                     *                 "$type": "dimension",
                     *                 "$value": {
                     *                   "value": 8,
                     *                   "unit": "px"
                     *                 }
                     *               },
                     *               "m": {
                     *                 "$type": "dimension",
                     *                 "$value": {
                     *                   "value": 16,
                     *                   "unit": "px"
                     *                 }
                     *               },
                     *               "l": {
                     *                 "$type": "dimension",
                     *                 "$value": {
                     *                   "value": 32,
                     *                   "unit": "px"
                     *                 }
                     *               },
                     *               "xl": {
                     *                 "$type": "dimension",
                     *                 "$value": {
                     *                   "value": 64,
                     *                   "unit": "px"
                     *                 }
                     *               },
                     *               "xxl": {
                     *                 "$type": "dimension",
                     *                 "$value": {
                     *                   "value": 96,
                     *                   "unit": "px"
                     *                 }
                     *               }
                     *             },
                     *             "radius": {
                     *               "small": {
                     *                 "$type": "dimension",
                     *                 "$value": {
                     *                   "value": 2,
                     *                   "unit": "px"
                     *                 }
                     *               },
                     *               "medium": {
                     *                 "$type": "dimension",
                     *                 "$value": {
                     *                   "value": 6,
                     *                   "unit": "px"
                     *                 }
                     *               },
                     *               "large": {
                     *                 "$type": "dimension",
                     *                 "$value": {
                     *                   "value": 12,
                     *                   "unit": "px"
                     *                 }
                     *               }
                     *             },
                     *             "shadow": {
                     *               "small": {
                     *                 "$type": "shadow",
                     *                 "$value": {
                     *                   "color": "#00000022",
                     *                   "offsetX": {
                     *                     "value": 0,
                     *                     "unit": "px"
                     *                   },
                     *                   "offsetY": {
                     *                     "value": 1,
                     *                     "unit": "px"
                     *                   },
                     *                   "blur": {
                     *                     "value": 2,
                     *                     "unit": "px"
                     *                   },
                     *                   "spread": {
                     *                     "value": 0,
                     *                     "unit": "px"
                     *                   }
                     *                 }
                     *               },
                     *               "medium": {
                     *                 "$type": "shadow",
                     *                 "$value": {
                     *                   "color": "#00000022",
                     *                   "offsetX": {
                     *                     "value": 0,
                     *                     "unit": "px"
                     *                   },
                     *                   "offsetY": {
                     *                     "value": 1,
                     *                     "unit": "px"
                     *                   },
                     *                   "blur": {
                     *                     "value": 2,
                     *                     "unit": "px"
                     *                   },
                     *                   "spread": {
                     *                     "value": 0,
                     *                     "unit": "px"
                     *                   }
                     *                 }
                     *               },
                     *               "large": {
                     *                 "$type": "shadow",
                     *                 "$value": {
                     *                   "color": "#00000022",
                     *                   "offsetX": {
                     *                     "value": 0,
                     *                     "unit": "px"
                     *                   },
                     *                   "offsetY": {
                     *                     "value": 1,
                     *                     "unit": "px"
                     *                   },
                     *                   "blur": {
                     *                     "value": 2,
                     *                     "unit": "px"
                     *                   },
                     *                   "spread": {
                     *                     "value": 0,
                     *                     "unit": "px"
                     *                   }
                     *                 }
                     *               }
                     *             }
                     *           },
                     *           "named": [],
                     *           "contrast": [
                     *             {
                     *               "foreground": "text",
                     *               "background": "background",
                     *               "ratio": 17.7,
                     *               "level": "AAA",
                     *               "scheme": "light"
                     *             }
                     *           ]
                     *         },
                     *         "meta": {
                     *           "seo": {
                     *             "title": "Kessler & Daughters",
                     *             "description": "A bakery in Freiburg."
                     *           },
                     *           "jsonLd": []
                     *         },
                     *         "assets": [],
                     *         "provenance": {
                     *           "engine": "builtin",
                     *           "engineVersion": "1.0.0",
                     *           "promptSha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *           "createdAt": "2026-11-21T09:30:00Z"
                     *         },
                     *         "warnings": [],
                     *         "content": {
                     *           "site": {
                     *             "name": "Kessler & Daughters",
                     *             "tagline": "Sourdough since 1987",
                     *             "social": []
                     *           },
                     *           "navigation": [
                     *             {
                     *               "id": "nav-1",
                     *               "label": "Visit us",
                     *               "href": "#visit",
                     *               "style": "link"
                     *             }
                     *           ],
                     *           "footer": {
                     *             "id": "footer",
                     *             "layout": "simple",
                     *             "text": "",
                     *             "columns": [],
                     *             "legal": ""
                     *           },
                     *           "pages": [
                     *             {
                     *               "id": "home",
                     *               "path": "/",
                     *               "title": "Home",
                     *               "seo": {
                     *                 "title": "Kessler & Daughters",
                     *                 "description": "A bakery in Freiburg."
                     *               },
                     *               "sections": [
                     *                 {
                     *                   "id": "visit",
                     *                   "type": "callToAction",
                     *                   "layout": "banner",
                     *                   "background": "primary",
                     *                   "heading": "Bread from six in the morning",
                     *                   "actions": [],
                     *                   "items": []
                     *                 }
                     *               ]
                     *             }
                     *           ]
                     *         }
                     *       },
                     *       "usage": {
                     *         "buildId": "bld_01kagq3fx2v8m5n1r7t0c9d4eh",
                     *         "buildType": "website",
                     *         "mode": "economy",
                     *         "engine": "builtin",
                     *         "model": null,
                     *         "inputTokens": 0,
                     *         "outputTokens": 0,
                     *         "tokens": {
                     *           "input": 0,
                     *           "output": 0,
                     *           "cacheRead": 0,
                     *           "cacheWrite": 0,
                     *           "reasoning": 0
                     *         },
                     *         "calls": 0,
                     *         "repairs": 0,
                     *         "providers": [],
                     *         "durationMs": 48,
                     *         "creditsCharged": 2
                     *       },
                     *       "credits": {
                     *         "remaining": 998,
                     *         "held": 0,
                     *         "charged": 2,
                     *         "plan": "free"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BuildResult"];
                    "text/event-stream": components["schemas"]["BuildEvent"];
                };
            };
            /** @description Accepted, with `Prefer: respond-async`. Ask again at `location`. */
            202: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    traceresponse: components["headers"]["traceresponse"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    /** @description The address of the build. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "buildId": "bld_01kagq3fx2v8m5n1r7t0c9d4eh",
                     *       "status": "running",
                     *       "location": "/api/v1/builds/bld_01kagq3fx2v8m5n1r7t0c9d4eh"
                     *     }
                     */
                    "application/json": components["schemas"]["AcceptedBuild"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["OutOfCredits"];
            403: components["responses"]["InsufficientScopeOrQuotaExceeded"];
            409: components["responses"]["BuildInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["BuildFailedOrInternal"];
            503: components["responses"]["ProviderBusyOrUnavailable"];
            504: components["responses"]["BuildTimeoutOrDeadlineExceeded"];
        };
    };
    listBuilds: {
        parameters: {
            query?: {
                /** @description How many items a page has. */
                limit?: number;
                /** @description `nextCursor` of the page before. Opaque; left out for the first page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of builds. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    traceresponse: components["headers"]["traceresponse"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "buildId": "bld_01kagq3fx2v8m5n1r7t0c9d4eh",
                     *           "status": "succeeded",
                     *           "code": null,
                     *           "buildType": "website",
                     *           "mode": "economy",
                     *           "engine": "builtin",
                     *           "projectId": "prj_01kagq3fx2v8m5n1r7t0c9d4eh",
                     *           "creditsCharged": 2,
                     *           "durationMs": 41,
                     *           "createdAt": "2026-11-21T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["BuildPage"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    getBuild: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description `bld_` and a ULID in lower case.
                 * @example bld_01kagq3fx2v8m5n1r7t0c9d4eh
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The build as it is now. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    traceresponse: components["headers"]["traceresponse"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "buildId": "bld_01kagq3fx2v8m5n1r7t0c9d4eh",
                     *       "status": "running",
                     *       "buildType": "website",
                     *       "mode": "economy",
                     *       "createdAt": "2026-11-21T09:30:00.000Z",
                     *       "creditsCharged": 0,
                     *       "progress": {
                     *         "stage": "copy",
                     *         "fraction": 0.5,
                     *         "message": "Writing the sections"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Build"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    watchBuild: {
        parameters: {
            query?: {
                /** @description As Last-Event-ID, which it gives way to. */
                after?: number;
            };
            header?: {
                /** @description The last event that the client has. */
                "Last-Event-ID"?: number;
            };
            path: {
                /**
                 * @description `bld_` and a ULID in lower case.
                 * @example bld_01kagq3fx2v8m5n1r7t0c9d4eh
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events, to the end of the build. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    traceresponse: components["headers"]["traceresponse"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["BuildEvent"];
                };
            };
            /** @description The client has them all. */
            204: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    traceresponse: components["headers"]["traceresponse"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    listProjects: {
        parameters: {
            query?: {
                /** @description How many items a page has. */
                limit?: number;
                /** @description `nextCursor` of the page before. Opaque; left out for the first page. */
                cursor?: string;
                /** @description Only projects of this type. */
                buildType?: "website" | "design" | "slides" | "document" | "dataviz";
                /** @description Only titles with all of these words (at most 10), without regard to case and accents. */
                query?: string;
                /** @description The bin instead of the active projects. */
                deleted?: "true" | "false";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    traceresponse: components["headers"]["traceresponse"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "projectId": "prj_01kagq3fx2v8m5n1r7t0c9d4eh",
                     *           "title": "Kessler & Daughters",
                     *           "buildType": "website",
                     *           "revision": 3,
                     *           "editorUrl": "http://127.0.0.1:8080/builder?project=prj_01kagq3fx2v8m5n1r7t0c9d4eh",
                     *           "slug": "kessler-and-daughters",
                     *           "publishedUrl": "http://127.0.0.1:8080/s/kessler-and-daughters/",
                     *           "publishedRevision": 2,
                     *           "publishedAt": "2026-11-21T09:45:00.000Z",
                     *           "createdAt": "2026-11-21T09:30:00.000Z",
                     *           "updatedAt": "2026-11-21T09:50:00.000Z",
                     *           "deletedAt": null
                     *         }
                     *       ],
                     *       "nextCursor": null,
                     *       "truncated": false
                     *     }
                     */
                    "application/json": components["schemas"]["ProjectPage"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    getProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description `prj_` and a ULID in lower case.
                 * @example prj_01kagq3fx2v8m5n1r7t0c9d4eh
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    traceresponse: components["headers"]["traceresponse"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "projectId": "prj_01kagq3fx2v8m5n1r7t0c9d4eh",
                     *       "title": "Kessler & Daughters",
                     *       "buildType": "website",
                     *       "revision": 3,
                     *       "editorUrl": "http://127.0.0.1:8080/builder?project=prj_01kagq3fx2v8m5n1r7t0c9d4eh",
                     *       "slug": "kessler-and-daughters",
                     *       "publishedUrl": "http://127.0.0.1:8080/s/kessler-and-daughters/",
                     *       "publishedRevision": 2,
                     *       "publishedAt": "2026-11-21T09:45:00.000Z",
                     *       "createdAt": "2026-11-21T09:30:00.000Z",
                     *       "updatedAt": "2026-11-21T09:50:00.000Z",
                     *       "deletedAt": null
                     *     }
                     */
                    "application/json": components["schemas"]["Project"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    deleteProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description `prj_` and a ULID in lower case.
                 * @example prj_01kagq3fx2v8m5n1r7t0c9d4eh
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the bin, with `deletedAt`. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    traceresponse: components["headers"]["traceresponse"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "projectId": "prj_01kagq3fx2v8m5n1r7t0c9d4eh",
                     *       "title": "Kessler & Daughters",
                     *       "buildType": "website",
                     *       "revision": 3,
                     *       "editorUrl": "http://127.0.0.1:8080/builder?project=prj_01kagq3fx2v8m5n1r7t0c9d4eh",
                     *       "slug": "kessler-and-daughters",
                     *       "publishedUrl": "http://127.0.0.1:8080/s/kessler-and-daughters/",
                     *       "publishedRevision": 2,
                     *       "publishedAt": "2026-11-21T09:45:00.000Z",
                     *       "createdAt": "2026-11-21T09:30:00.000Z",
                     *       "updatedAt": "2026-11-21T09:50:00.000Z",
                     *       "deletedAt": null
                     *     }
                     */
                    "application/json": components["schemas"]["Project"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    renameProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description `prj_` and a ULID in lower case.
                 * @example prj_01kagq3fx2v8m5n1r7t0c9d4eh
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Kessler & Daughters, spring"
                 *     }
                 */
                "application/json": {
                    /** @description 1 to 120 characters on one line. */
                    title: string;
                };
            };
        };
        responses: {
            /** @description Renamed. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    traceresponse: components["headers"]["traceresponse"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "projectId": "prj_01kagq3fx2v8m5n1r7t0c9d4eh",
                     *       "title": "Kessler & Daughters",
                     *       "buildType": "website",
                     *       "revision": 3,
                     *       "editorUrl": "http://127.0.0.1:8080/builder?project=prj_01kagq3fx2v8m5n1r7t0c9d4eh",
                     *       "slug": "kessler-and-daughters",
                     *       "publishedUrl": "http://127.0.0.1:8080/s/kessler-and-daughters/",
                     *       "publishedRevision": 2,
                     *       "publishedAt": "2026-11-21T09:45:00.000Z",
                     *       "createdAt": "2026-11-21T09:30:00.000Z",
                     *       "updatedAt": "2026-11-21T09:50:00.000Z",
                     *       "deletedAt": null
                     *     }
                     */
                    "application/json": components["schemas"]["Project"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ProjectInBin"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    restoreProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description `prj_` and a ULID in lower case.
                 * @example prj_01kagq3fx2v8m5n1r7t0c9d4eh
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Active again. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    traceresponse: components["headers"]["traceresponse"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "projectId": "prj_01kagq3fx2v8m5n1r7t0c9d4eh",
                     *       "title": "Kessler & Daughters",
                     *       "buildType": "website",
                     *       "revision": 3,
                     *       "editorUrl": "http://127.0.0.1:8080/builder?project=prj_01kagq3fx2v8m5n1r7t0c9d4eh",
                     *       "slug": "kessler-and-daughters",
                     *       "publishedUrl": "http://127.0.0.1:8080/s/kessler-and-daughters/",
                     *       "publishedRevision": 2,
                     *       "publishedAt": "2026-11-21T09:45:00.000Z",
                     *       "createdAt": "2026-11-21T09:30:00.000Z",
                     *       "updatedAt": "2026-11-21T09:50:00.000Z",
                     *       "deletedAt": null
                     *     }
                     */
                    "application/json": components["schemas"]["Project"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    readSpec: {
        parameters: {
            query?: {
                /** @description Which revision; the current one where it is left out. */
                revision?: number;
                /** @description JSON Pointer (RFC 6901) of the part wanted, such as `/content/pages/0`. */
                pointer?: string;
            };
            header?: {
                /** @description Answers 304 while the revision is this one. */
                "If-None-Match"?: string;
            };
            path: {
                /**
                 * @description `prj_` and a ULID in lower case.
                 * @example prj_01kagq3fx2v8m5n1r7t0c9d4eh
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The specification, or the part. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    traceresponse: components["headers"]["traceresponse"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    /** @description The revision, such as `"3"`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "$schema": "/schemas/site-spec/v1.json",
                     *       "specVersion": "1.0",
                     *       "buildType": "website",
                     *       "title": "Kessler & Daughters",
                     *       "description": "A bakery in Freiburg.",
                     *       "language": "en",
                     *       "dir": "ltr",
                     *       "brief": {
                     *         "summary": "A one-page site for a bakery.",
                     *         "subject": "bakery",
                     *         "tone": [
                     *           "warm"
                     *         ],
                     *         "goals": [],
                     *         "requested": [],
                     *         "facts": [
                     *           {
                     *             "id": "f1",
                     *             "kind": "name",
                     *             "value": "Kessler & Daughters",
                     *             "span": [
                     *               20,
                     *               39
                     *             ]
                     *           }
                     *         ]
                     *       },
                     *       "theme": {
                     *         "name": "Crust",
                     *         "tokens": {
                     *           "color": {
                     *             "background": {
                     *               "$type": "color",
                     *               "$value": "#ffffff"
                     *             },
                     *             "surface": {
                     *               "$type": "color",
                     *               "$value": "#f7f3ee"
                     *             },
                     *             "text": {
                     *               "$type": "color",
                     *               "$value": "#1d1712"
                     *             },
                     *             "muted": {
                     *               "$type": "color",
                     *               "$value": "#5c5148"
                     *             },
                     *             "primary": {
                     *               "$type": "color",
                     *               "$value": "#7a3b12"
                     *             },
                     *             "onPrimary": {
                     *               "$type": "color",
                     *               "$value": "#ffffff"
                     *             },
                     *             "accent": {
                     *               "$type": "color",
                     *               "$value": "#2f5d3a"
                     *             },
                     *             "onAccent": {
                     *               "$type": "color",
                     *               "$value": "#ffffff"
                     *             },
                     *             "border": {
                     *               "$type": "color",
                     *               "$value": "#d9cfc4"
                     *             },
                     *             "focus": {
                     *               "$type": "color",
                     *               "$value": "#7a3b12"
                     *             },
                     *             "link": {
                     *               "$type": "color",
                     *               "$value": "#7a3b12"
                     *             }
                     *           },
                     *           "chart": [
                     *             {
                     *               "$type": "color",
                     *               "$value": "#7a3b12"
                     *             }
                     *           ],
                     *           "font": {
                     *             "heading": {
                     *               "$type": "fontFamily",
                     *               "$value": [
                     *                 "Lora",
                     *                 "serif"
                     *               ]
                     *             },
                     *             "body": {
                     *               "$type": "fontFamily",
                     *               "$value": [
                     *                 "Inter",
                     *                 "sans-serif"
                     *               ]
                     *             },
                     *             "mono": {
                     *               "$type": "fontFamily",
                     *               "$value": [
                     *                 "monospace"
                     *               ]
                     *             }
                     *           },
                     *           "size": {
                     *             "small": {
                     *               "$type": "dimension",
                     *               "$value": {
                     *                 "value": 14,
                     *                 "unit": "px"
                     *               }
                     *             },
                     *             "base": {
                     *               "$type": "dimension",
                     *               "$value": {
                     *                 "value": 16,
                     *                 "unit": "px"
                     *               }
                     *             },
                     *             "lead": {
                     *               "$type": "dimension",
                     *               "$value": {
                     *                 "value": 20,
                     *                 "unit": "px"
                     *               }
                     *             },
                     *             "h3": {
                     *               "$type": "dimension",
                     *               "$value": {
                     *                 "value": 22,
                     *                 "unit": "px"
                     *               }
                     *             },
                     *             "h2": {
                     *               "$type": "dimension",
                     *               "$value": {
                     *                 "value": 28,
                     *                 "unit": "px"
                     *               }
                     *             },
                     *             "h1": {
                     *               "$type": "dimension",
                     *               "$value": {
                     *                 "value": 40,
                     *                 "unit": "px"
                     *               }
                     *             },
                     *             "display": {
                     *               "$type": "dimension",
                     *               "$value": {
                     *                 "value": 56,
                     *                 "unit": "px"
                     *               }
                     *             }
                     *           },
                     *           "space": {
                     *             "xs": {
                     *               "$type": "dimension",
                     *               "$value": {
                     *                 "value": 4,
                     *                 "unit": "px"
                     *               }
                     *             },
                     *             "s": {
                     *               "$type": "dimension",
                     *               "$value": {
                     *                 "value": 8,
                     *                 "unit": "px"
                     *               }
                     *             },
                     *             "m": {
                     *               "$type": "dimension",
                     *               "$value": {
                     *                 "value": 16,
                     *                 "unit": "px"
                     *               }
                     *             },
                     *             "l": {
                     *               "$type": "dimension",
                     *               "$value": {
                     *                 "value": 32,
                     *                 "unit": "px"
                     *               }
                     *             },
                     *             "xl": {
                     *               "$type": "dimension",
                     *               "$value": {
                     *                 "value": 64,
                     *                 "unit": "px"
                     *               }
                     *             },
                     *             "xxl": {
                     *               "$type": "dimension",
                     *               "$value": {
                     *                 "value": 96,
                     *                 "unit": "px"
                     *               }
                     *             }
                     *           },
                     *           "radius": {
                     *             "small": {
                     *               "$type": "dimension",
                     *               "$value": {
                     *                 "value": 2,
                     *                 "unit": "px"
                     *               }
                     *             },
                     *             "medium": {
                     *               "$type": "dimension",
                     *               "$value": {
                     *                 "value": 6,
                     *                 "unit": "px"
                     *               }
                     *             },
                     *             "large": {
                     *               "$type": "dimension",
                     *               "$value": {
                     *                 "value": 12,
                     *                 "unit": "px"
                     *               }
                     *             }
                     *           },
                     *           "shadow": {
                     *             "small": {
                     *               "$type": "shadow",
                     *               "$value": {
                     *                 "color": "#00000022",
                     *                 "offsetX": {
                     *                   "value": 0,
                     *                   "unit": "px"
                     *                 },
                     *                 "offsetY": {
                     *                   "value": 1,
                     *                   "unit": "px"
                     *                 },
                     *                 "blur": {
                     *                   "value": 2,
                     *                   "unit": "px"
                     *                 },
                     *                 "spread": {
                     *                   "value": 0,
                     *                   "unit": "px"
                     *                 }
                     *               }
                     *             },
                     *             "medium": {
                     *               "$type": "shadow",
                     *               "$value": {
                     *                 "color": "#00000022",
                     *                 "offsetX": {
                     *                   "value": 0,
                     *                   "unit": "px"
                     *                 },
                     *                 "offsetY": {
                     *                   "value": 1,
                     *                   "unit": "px"
                     *                 },
                     *                 "blur": {
                     *                   "value": 2,
                     *                   "unit": "px"
                     *                 },
                     *                 "spread": {
                     *                   "value": 0,
                     *                   "unit": "px"
                     *                 }
                     *               }
                     *             },
                     *             "large": {
                     *               "$type": "shadow",
                     *               "$value": {
                     *                 "color": "#00000022",
                     *                 "offsetX": {
                     *                   "value": 0,
                     *                   "unit": "px"
                     *                 },
                     *                 "offsetY": {
                     *                   "value": 1,
                     *                   "unit": "px"
                     *                 },
                     *                 "blur": {
                     *                   "value": 2,
                     *                   "unit": "px"
                     *                 },
                     *                 "spread": {
                     *                   "value": 0,
                     *                   "unit": "px"
                     *                 }
                     *               }
                     *             }
                     *           }
                     *         },
                     *         "named": [],
                     *         "contrast": [
                     *           {
                     *             "foreground": "text",
                     *             "background": "background",
                     *             "ratio": 17.7,
                     *             "level": "AAA",
                     *             "scheme": "light"
                     *           }
                     *         ]
                     *       },
                     *       "meta": {
                     *         "seo": {
                     *           "title": "Kessler & Daughters",
                     *           "description": "A bakery in Freiburg."
                     *         },
                     *         "jsonLd": []
                     *       },
                     *       "assets": [],
                     *       "provenance": {
                     *         "engine": "builtin",
                     *         "engineVersion": "1.0.0",
                     *         "promptSha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *         "createdAt": "2026-11-21T09:30:00Z"
                     *       },
                     *       "warnings": [],
                     *       "content": {
                     *         "site": {
                     *           "name": "Kessler & Daughters",
                     *           "tagline": "Sourdough since 1987",
                     *           "social": []
                     *         },
                     *         "navigation": [
                     *           {
                     *             "id": "nav-1",
                     *             "label": "Visit us",
                     *             "href": "#visit",
                     *             "style": "link"
                     *           }
                     *         ],
                     *         "footer": {
                     *           "id": "footer",
                     *           "layout": "simple",
                     *           "text": "",
                     *           "columns": [],
                     *           "legal": ""
                     *         },
                     *         "pages": [
                     *           {
                     *             "id": "home",
                     *             "path": "/",
                     *             "title": "Home",
                     *             "seo": {
                     *               "title": "Kessler & Daughters",
                     *               "description": "A bakery in Freiburg."
                     *             },
                     *             "sections": [
                     *               {
                     *                 "id": "visit",
                     *                 "type": "callToAction",
                     *                 "layout": "banner",
                     *                 "background": "primary",
                     *                 "heading": "Bread from six in the morning",
                     *                 "actions": [],
                     *                 "items": []
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SiteSpec"];
                };
            };
            /** @description The revision is still the one in `If-None-Match`. */
            304: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    traceresponse: components["headers"]["traceresponse"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    patchSpec: {
        parameters: {
            query?: {
                /** @description `auto`: an editor saves by itself. The revision is of origin `autosave`, and is removed after 30 days unless it has a name, is current or published, or was restored from. */
                save?: "auto";
            };
            header: {
                /**
                 * @description The revision that was edited.
                 * @example "3"
                 */
                "If-Match": string;
            };
            path: {
                /**
                 * @description `prj_` and a ULID in lower case.
                 * @example prj_01kagq3fx2v8m5n1r7t0c9d4eh
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example [
                 *       {
                 *         "op": "replace",
                 *         "path": "/content/site/tagline",
                 *         "value": "Sourdough since 1987"
                 *       }
                 *     ]
                 */
                "application/json-patch+json": components["schemas"]["JsonPatch"];
                /**
                 * @example [
                 *       {
                 *         "op": "replace",
                 *         "path": "/content/site/tagline",
                 *         "value": "Sourdough since 1987"
                 *       }
                 *     ]
                 */
                "application/json": components["schemas"]["JsonPatch"];
            };
        };
        responses: {
            /** @description The specification after the edit. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    traceresponse: components["headers"]["traceresponse"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    /** @description The revision, such as `"3"`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "$schema": "/schemas/site-spec/v1.json",
                     *       "specVersion": "1.0",
                     *       "buildType": "website",
                     *       "title": "Kessler & Daughters",
                     *       "description": "A bakery in Freiburg.",
                     *       "language": "en",
                     *       "dir": "ltr",
                     *       "brief": {
                     *         "summary": "A one-page site for a bakery.",
                     *         "subject": "bakery",
                     *         "tone": [
                     *           "warm"
                     *         ],
                     *         "goals": [],
                     *         "requested": [],
                     *         "facts": [
                     *           {
                     *             "id": "f1",
                     *             "kind": "name",
                     *             "value": "Kessler & Daughters",
                     *             "span": [
                     *               20,
                     *               39
                     *             ]
                     *           }
                     *         ]
                     *       },
                     *       "theme": {
                     *         "name": "Crust",
                     *         "tokens": {
                     *           "color": {
                     *             "background": {
                     *               "$type": "color",
                     *               "$value": "#ffffff"
                     *             },
                     *             "surface": {
                     *               "$type": "color",
                     *               "$value": "#f7f3ee"
                     *             },
                     *             "text": {
                     *               "$type": "color",
                     *               "$value": "#1d1712"
                     *             },
                     *             "muted": {
                     *               "$type": "color",
                     *               "$value": "#5c5148"
                     *             },
                     *             "primary": {
                     *               "$type": "color",
                     *               "$value": "#7a3b12"
                     *             },
                     *             "onPrimary": {
                     *               "$type": "color",
                     *               "$value": "#ffffff"
                     *             },
                     *             "accent": {
                     *               "$type": "color",
                     *               "$value": "#2f5d3a"
                     *             },
                     *             "onAccent": {
                     *               "$type": "color",
                     *               "$value": "#ffffff"
                     *             },
                     *             "border": {
                     *               "$type": "color",
                     *               "$value": "#d9cfc4"
                     *             },
                     *             "focus": {
                     *               "$type": "color",
                     *               "$value": "#7a3b12"
                     *             },
                     *             "link": {
                     *               "$type": "color",
                     *               "$value": "#7a3b12"
                     *             }
                     *           },
                     *           "chart": [
                     *             {
                     *               "$type": "color",
                     *               "$value": "#7a3b12"
                     *             }
                     *           ],
                     *           "font": {
                     *             "heading": {
                     *               "$type": "fontFamily",
                     *               "$value": [
                     *                 "Lora",
                     *                 "serif"
                     *               ]
                     *             },
                     *             "body": {
                     *               "$type": "fontFamily",
                     *               "$value": [
                     *                 "Inter",
                     *                 "sans-serif"
                     *               ]
                     *             },
                     *             "mono": {
                     *               "$type": "fontFamily",
                     *               "$value": [
                     *                 "monospace"
                     *               ]
                     *             }
                     *           },
                     *           "size": {
                     *             "small": {
                     *               "$type": "dimension",
                     *               "$value": {
                     *                 "value": 14,
                     *                 "unit": "px"
                     *               }
                     *             },
                     *             "base": {
                     *               "$type": "dimension",
                     *               "$value": {
                     *                 "value": 16,
                     *                 "unit": "px"
                     *               }
                     *             },
                     *             "lead": {
                     *               "$type": "dimension",
                     *               "$value": {
                     *                 "value": 20,
                     *                 "unit": "px"
                     *               }
                     *             },
                     *             "h3": {
                     *               "$type": "dimension",
                     *               "$value": {
                     *                 "value": 22,
                     *                 "unit": "px"
                     *               }
                     *             },
                     *             "h2": {
                     *               "$type": "dimension",
                     *               "$value": {
                     *                 "value": 28,
                     *                 "unit": "px"
                     *               }
                     *             },
                     *             "h1": {
                     *               "$type": "dimension",
                     *               "$value": {
                     *                 "value": 40,
                     *                 "unit": "px"
                     *               }
                     *             },
                     *             "display": {
                     *               "$type": "dimension",
                     *               "$value": {
                     *                 "value": 56,
                     *                 "unit": "px"
                     *               }
                     *             }
                     *           },
                     *           "space": {
                     *             "xs": {
                     *               "$type": "dimension",
                     *               "$value": {
                     *                 "value": 4,
                     *                 "unit": "px"
                     *               }
                     *             },
                     *             "s": {
                     *               "$type": "dimension",
                     *               "$value": {
                     *                 "value": 8,
                     *                 "unit": "px"
                     *               }
                     *             },
                     *             "m": {
                     *               "$type": "dimension",
                     *               "$value": {
                     *                 "value": 16,
                     *                 "unit": "px"
                     *               }
                     *             },
                     *             "l": {
                     *               "$type": "dimension",
                     *               "$value": {
                     *                 "value": 32,
                     *                 "unit": "px"
                     *               }
                     *             },
                     *             "xl": {
                     *               "$type": "dimension",
                     *               "$value": {
                     *                 "value": 64,
                     *                 "unit": "px"
                     *               }
                     *             },
                     *             "xxl": {
                     *               "$type": "dimension",
                     *               "$value": {
                     *                 "value": 96,
                     *                 "unit": "px"
                     *               }
                     *             }
                     *           },
                     *           "radius": {
                     *             "small": {
                     *               "$type": "dimension",
                     *               "$value": {
                     *                 "value": 2,
                     *                 "unit": "px"
                     *               }
                     *             },
                     *             "medium": {
                     *               "$type": "dimension",
                     *               "$value": {
                     *                 "value": 6,
                     *                 "unit": "px"
                     *               }
                     *             },
                     *             "large": {
                     *               "$type": "dimension",
                     *               "$value": {
                     *                 "value": 12,
                     *                 "unit": "px"
                     *               }
                     *             }
                     *           },
                     *           "shadow": {
                     *             "small": {
                     *               "$type": "shadow",
                     *               "$value": {
                     *                 "color": "#00000022",
                     *                 "offsetX": {
                     *                   "value": 0,
                     *                   "unit": "px"
                     *                 },
                     *                 "offsetY": {
                     *                   "value": 1,
                     *                   "unit": "px"
                     *                 },
                     *                 "blur": {
                     *                   "value": 2,
                     *                   "unit": "px"
                     *                 },
                     *                 "spread": {
                     *                   "value": 0,
                     *                   "unit": "px"
                     *                 }
                     *               }
                     *             },
                     *             "medium": {
                     *               "$type": "shadow",
                     *               "$value": {
                     *                 "color": "#00000022",
                     *                 "offsetX": {
                     *                   "value": 0,
                     *                   "unit": "px"
                     *                 },
                     *                 "offsetY": {
                     *                   "value": 1,
                     *                   "unit": "px"
                     *                 },
                     *                 "blur": {
                     *                   "value": 2,
                     *                   "unit": "px"
                     *                 },
                     *                 "spread": {
                     *                   "value": 0,
                     *                   "unit": "px"
                     *                 }
                     *               }
                     *             },
                     *             "large": {
                     *               "$type": "shadow",
                     *               "$value": {
                     *                 "color": "#00000022",
                     *                 "offsetX": {
                     *                   "value": 0,
                     *                   "unit": "px"
                     *                 },
                     *                 "offsetY": {
                     *                   "value": 1,
                     *                   "unit": "px"
                     *                 },
                     *                 "blur": {
                     *                   "value": 2,
                     *                   "unit": "px"
                     *                 },
                     *                 "spread": {
                     *                   "value": 0,
                     *                   "unit": "px"
                     *                 }
                     *               }
                     *             }
                     *           }
                     *         },
                     *         "named": [],
                     *         "contrast": [
                     *           {
                     *             "foreground": "text",
                     *             "background": "background",
                     *             "ratio": 17.7,
                     *             "level": "AAA",
                     *             "scheme": "light"
                     *           }
                     *         ]
                     *       },
                     *       "meta": {
                     *         "seo": {
                     *           "title": "Kessler & Daughters",
                     *           "description": "A bakery in Freiburg."
                     *         },
                     *         "jsonLd": []
                     *       },
                     *       "assets": [],
                     *       "provenance": {
                     *         "engine": "builtin",
                     *         "engineVersion": "1.0.0",
                     *         "promptSha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *         "createdAt": "2026-11-21T09:30:00Z"
                     *       },
                     *       "warnings": [],
                     *       "content": {
                     *         "site": {
                     *           "name": "Kessler & Daughters",
                     *           "tagline": "Sourdough since 1987",
                     *           "social": []
                     *         },
                     *         "navigation": [
                     *           {
                     *             "id": "nav-1",
                     *             "label": "Visit us",
                     *             "href": "#visit",
                     *             "style": "link"
                     *           }
                     *         ],
                     *         "footer": {
                     *           "id": "footer",
                     *           "layout": "simple",
                     *           "text": "",
                     *           "columns": [],
                     *           "legal": ""
                     *         },
                     *         "pages": [
                     *           {
                     *             "id": "home",
                     *             "path": "/",
                     *             "title": "Home",
                     *             "seo": {
                     *               "title": "Kessler & Daughters",
                     *               "description": "A bakery in Freiburg."
                     *             },
                     *             "sections": [
                     *               {
                     *                 "id": "visit",
                     *                 "type": "callToAction",
                     *                 "layout": "banner",
                     *                 "background": "primary",
                     *                 "heading": "Bread from six in the morning",
                     *                 "actions": [],
                     *                 "items": []
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SiteSpec"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScopeOrQuotaExceeded"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ProjectInBin"];
            412: components["responses"]["RevisionConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            428: components["responses"]["RevisionRequired"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    listRevisions: {
        parameters: {
            query?: {
                /** @description How many items a page has. */
                limit?: number;
                /** @description `nextCursor` of the page before. Opaque; left out for the first page. */
                cursor?: string;
            };
            header?: never;
            path: {
                /**
                 * @description `prj_` and a ULID in lower case.
                 * @example prj_01kagq3fx2v8m5n1r7t0c9d4eh
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    traceresponse: components["headers"]["traceresponse"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "revision": 3,
                     *           "origin": "restore",
                     *           "restoredFrom": 1,
                     *           "specSha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *           "sizeBytes": 48213,
                     *           "keyId": "key_01kagq3fx2v8m5n1r7t0c9d4eh",
                     *           "linkId": null,
                     *           "name": null,
                     *           "createdAt": "2026-11-21T09:50:00.000Z"
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["RevisionPage"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    nameRevision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description `prj_` and a ULID in lower case.
                 * @example prj_01kagq3fx2v8m5n1r7t0c9d4eh
                 */
                id: string;
                /**
                 * @description Which revision.
                 * @example 2
                 */
                revision: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Before the new prices"
                 *     }
                 */
                "application/json": {
                    /** @description 1 to 120 characters on one line; null takes the name away. */
                    name: string | null;
                };
            };
        };
        responses: {
            /** @description Named. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    traceresponse: components["headers"]["traceresponse"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "revision": 3,
                     *       "origin": "restore",
                     *       "restoredFrom": 1,
                     *       "specSha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *       "sizeBytes": 48213,
                     *       "keyId": "key_01kagq3fx2v8m5n1r7t0c9d4eh",
                     *       "linkId": null,
                     *       "name": "Before the new prices",
                     *       "createdAt": "2026-11-21T09:50:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Revision"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ProjectInBin"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    restoreRevision: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The current revision.
                 * @example "3"
                 */
                "If-Match": string;
            };
            path: {
                /**
                 * @description `prj_` and a ULID in lower case.
                 * @example prj_01kagq3fx2v8m5n1r7t0c9d4eh
                 */
                id: string;
                /**
                 * @description Which revision.
                 * @example 2
                 */
                revision: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Restored. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    traceresponse: components["headers"]["traceresponse"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    /** @description The new revision, such as `"4"`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "projectId": "prj_01kagq3fx2v8m5n1r7t0c9d4eh",
                     *       "title": "Kessler & Daughters",
                     *       "buildType": "website",
                     *       "revision": 3,
                     *       "editorUrl": "http://127.0.0.1:8080/builder?project=prj_01kagq3fx2v8m5n1r7t0c9d4eh",
                     *       "slug": "kessler-and-daughters",
                     *       "publishedUrl": "http://127.0.0.1:8080/s/kessler-and-daughters/",
                     *       "publishedRevision": 2,
                     *       "publishedAt": "2026-11-21T09:45:00.000Z",
                     *       "createdAt": "2026-11-21T09:30:00.000Z",
                     *       "updatedAt": "2026-11-21T09:50:00.000Z",
                     *       "deletedAt": null
                     *     }
                     */
                    "application/json": components["schemas"]["Project"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScopeOrQuotaExceeded"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ProjectInBin"];
            412: components["responses"]["RevisionConflict"];
            428: components["responses"]["RevisionRequired"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    publishProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description `prj_` and a ULID in lower case.
                 * @example prj_01kagq3fx2v8m5n1r7t0c9d4eh
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Published. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    traceresponse: components["headers"]["traceresponse"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "projectId": "prj_01kagq3fx2v8m5n1r7t0c9d4eh",
                     *       "title": "Kessler & Daughters",
                     *       "buildType": "website",
                     *       "revision": 3,
                     *       "editorUrl": "http://127.0.0.1:8080/builder?project=prj_01kagq3fx2v8m5n1r7t0c9d4eh",
                     *       "slug": "kessler-and-daughters",
                     *       "publishedUrl": "http://127.0.0.1:8080/s/kessler-and-daughters/",
                     *       "publishedRevision": 2,
                     *       "publishedAt": "2026-11-21T09:45:00.000Z",
                     *       "createdAt": "2026-11-21T09:30:00.000Z",
                     *       "updatedAt": "2026-11-21T09:50:00.000Z",
                     *       "deletedAt": null
                     *     }
                     */
                    "application/json": components["schemas"]["Project"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ProjectInBin"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalOrRenderFailed"];
            503: components["responses"]["OverloadedOrUnavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    unpublishProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description `prj_` and a ULID in lower case.
                 * @example prj_01kagq3fx2v8m5n1r7t0c9d4eh
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Taken down. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    traceresponse: components["headers"]["traceresponse"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "projectId": "prj_01kagq3fx2v8m5n1r7t0c9d4eh",
                     *       "title": "Kessler & Daughters",
                     *       "buildType": "website",
                     *       "revision": 3,
                     *       "editorUrl": "http://127.0.0.1:8080/builder?project=prj_01kagq3fx2v8m5n1r7t0c9d4eh",
                     *       "slug": "kessler-and-daughters",
                     *       "publishedUrl": "http://127.0.0.1:8080/s/kessler-and-daughters/",
                     *       "publishedRevision": 2,
                     *       "publishedAt": "2026-11-21T09:45:00.000Z",
                     *       "createdAt": "2026-11-21T09:30:00.000Z",
                     *       "updatedAt": "2026-11-21T09:50:00.000Z",
                     *       "deletedAt": null
                     *     }
                     */
                    "application/json": components["schemas"]["Project"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ProjectInBin"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    changeSlug: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description `prj_` and a ULID in lower case.
                 * @example prj_01kagq3fx2v8m5n1r7t0c9d4eh
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "slug": "kessler-bakery"
                 *     }
                 */
                "application/json": {
                    /** @description 3 to 60 of a-z, 0-9 and hyphens, no hyphen at its start or end. */
                    slug: string;
                };
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    traceresponse: components["headers"]["traceresponse"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "projectId": "prj_01kagq3fx2v8m5n1r7t0c9d4eh",
                     *       "title": "Kessler & Daughters",
                     *       "buildType": "website",
                     *       "revision": 3,
                     *       "editorUrl": "http://127.0.0.1:8080/builder?project=prj_01kagq3fx2v8m5n1r7t0c9d4eh",
                     *       "slug": "kessler-and-daughters",
                     *       "publishedUrl": "http://127.0.0.1:8080/s/kessler-and-daughters/",
                     *       "publishedRevision": 2,
                     *       "publishedAt": "2026-11-21T09:45:00.000Z",
                     *       "createdAt": "2026-11-21T09:30:00.000Z",
                     *       "updatedAt": "2026-11-21T09:50:00.000Z",
                     *       "deletedAt": null
                     *     }
                     */
                    "application/json": components["schemas"]["Project"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ConflictOrProjectInBin"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    listLinks: {
        parameters: {
            query?: {
                /** @description How many items a page has. */
                limit?: number;
                /** @description `nextCursor` of the page before. Opaque; left out for the first page. */
                cursor?: string;
            };
            header?: never;
            path: {
                /**
                 * @description `prj_` and a ULID in lower case.
                 * @example prj_01kagq3fx2v8m5n1r7t0c9d4eh
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    traceresponse: components["headers"]["traceresponse"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "linkId": "lnk_01kagq5y2m8m5n1r7t0c9d4ehv",
                     *           "projectId": "prj_01kagq3fx2v8m5n1r7t0c9d4eh",
                     *           "role": "view",
                     *           "state": "active",
                     *           "keyId": "key_01kagq3fx2v8m5n1r7t0c9d4eh",
                     *           "createdAt": "2026-11-21T09:30:00.000Z",
                     *           "expiresAt": "2026-11-22T09:30:00.000Z",
                     *           "revokedAt": null
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["LinkPage"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    issueLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description `prj_` and a ULID in lower case.
                 * @example prj_01kagq3fx2v8m5n1r7t0c9d4eh
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "role": "view",
                 *       "expiresInSeconds": 86400
                 *     }
                 */
                "application/json": {
                    /**
                     * @description `view`: read and export. `edit`: change it, too.
                     * @enum {string}
                     */
                    role: "view" | "edit";
                    /**
                     * @description How long it lives, from a minute to 7 days.
                     * @default 604800
                     */
                    expiresInSeconds?: number;
                };
            };
        };
        responses: {
            /** @description Issued. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    traceresponse: components["headers"]["traceresponse"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "linkId": "lnk_01kagq5y2m8m5n1r7t0c9d4ehv",
                     *       "projectId": "prj_01kagq3fx2v8m5n1r7t0c9d4eh",
                     *       "role": "view",
                     *       "state": "active",
                     *       "keyId": "key_01kagq3fx2v8m5n1r7t0c9d4eh",
                     *       "createdAt": "2026-11-21T09:30:00.000Z",
                     *       "expiresAt": "2026-11-22T09:30:00.000Z",
                     *       "revokedAt": null,
                     *       "url": "http://127.0.0.1:8080/builder?project=prj_01kagq3fx2v8m5n1r7t0c9d4eh#t=sl_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
                     *     }
                     */
                    "application/json": components["schemas"]["IssuedLink"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ProjectInBin"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    revokeLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description `prj_` and a ULID in lower case.
                 * @example prj_01kagq3fx2v8m5n1r7t0c9d4eh
                 */
                id: string;
                /**
                 * @description `lnk_` and a ULID in lower case.
                 * @example lnk_01kagq3fx2v8m5n1r7t0c9d4eh
                 */
                linkId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Revoked. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    traceresponse: components["headers"]["traceresponse"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "linkId": "lnk_01kagq5y2m8m5n1r7t0c9d4ehv",
                     *       "projectId": "prj_01kagq3fx2v8m5n1r7t0c9d4eh",
                     *       "role": "view",
                     *       "state": "revoked",
                     *       "keyId": "key_01kagq3fx2v8m5n1r7t0c9d4eh",
                     *       "createdAt": "2026-11-21T09:30:00.000Z",
                     *       "expiresAt": "2026-11-22T09:30:00.000Z",
                     *       "revokedAt": "2026-11-21T10:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Link"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    exportProject: {
        parameters: {
            query: {
                /**
                 * @description One of those that the build type has.
                 * @example html
                 */
                format: string;
                /** @description For printers: the `pdf` of a document or of a design in mm, in or pt with bleed and crop marks. */
                bleed?: "true" | "false";
                /** @description Which revision; the current one where it is left out. */
                revision?: number;
            };
            header?: {
                /** @description Answers 304 for the same file. */
                "If-None-Match"?: string;
            };
            path: {
                /**
                 * @description `prj_` and a ULID in lower case.
                 * @example prj_01kagq3fx2v8m5n1r7t0c9d4eh
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, as an attachment with a name. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    traceresponse: components["headers"]["traceresponse"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    /** @description The file's hash. */
                    ETag?: string;
                    /** @description A suggested name. */
                    "Content-Disposition"?: string;
                    /** @description The revision that was exported. */
                    "Sitewright-Revision"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description The file is still the one in `If-None-Match`. */
            304: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    traceresponse: components["headers"]["traceresponse"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequestOrUnsupportedFormat"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalOrRenderFailed"];
            503: components["responses"]["OverloadedOrUnavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    previewProject: {
        parameters: {
            query?: {
                /** @description Which revision; the current one where it is left out. */
                revision?: number;
                /** @description The page of a website, by its path, such as `/about`; the first where it is left out. */
                page?: string;
            };
            header?: {
                /** @description Answers 304 while the document is this one. */
                "If-None-Match"?: string;
            };
            path: {
                /**
                 * @description `prj_` and a ULID in lower case.
                 * @example prj_01kagq3fx2v8m5n1r7t0c9d4eh
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    traceresponse: components["headers"]["traceresponse"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    /** @description The document's hash. */
                    ETag?: string;
                    /** @description The revision rendered. */
                    "Sitewright-Revision"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The document is still the one in `If-None-Match`. */
            304: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    traceresponse: components["headers"]["traceresponse"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalOrRenderFailed"];
            503: components["responses"]["OverloadedOrUnavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    getCover: {
        parameters: {
            query?: {
                /** @description Which revision; the current one where it is left out. */
                revision?: number;
            };
            header?: {
                /** @description Answers 304 for the same picture. */
                "If-None-Match"?: string;
            };
            path: {
                /**
                 * @description `prj_` and a ULID in lower case.
                 * @example prj_01kagq3fx2v8m5n1r7t0c9d4eh
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    traceresponse: components["headers"]["traceresponse"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    /** @description The picture's hash. */
                    ETag?: string;
                    /** @description The revision drawn. */
                    "Sitewright-Revision"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
            /** @description The picture is still the one in `If-None-Match`. */
            304: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    traceresponse: components["headers"]["traceresponse"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalOrRenderFailed"];
            503: components["responses"]["OverloadedOrUnavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    getCredits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The balance as of now. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    traceresponse: components["headers"]["traceresponse"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "remaining": 993,
                     *       "held": 5,
                     *       "spent": 2,
                     *       "expired": 0,
                     *       "granted": 1000,
                     *       "plan": "free",
                     *       "prices": {
                     *         "lite": 1,
                     *         "economy": 2,
                     *         "power": 5
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Balance"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    listCreditEntries: {
        parameters: {
            query?: {
                /** @description How many items a page has. */
                limit?: number;
                /** @description `nextCursor` of the page before. Opaque; left out for the first page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    traceresponse: components["headers"]["traceresponse"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "entryId": "ent_01kagq3fx2v8m5n1r7t0c9d4eh",
                     *           "kind": "capture",
                     *           "from": "held",
                     *           "to": "spent",
                     *           "amount": 2,
                     *           "grantId": "gnt_01kagq3fx2v8m5n1r7t0c9d4eh",
                     *           "buildId": "bld_01kagq3fx2v8m5n1r7t0c9d4eh",
                     *           "createdAt": "2026-11-21T09:31:00.000Z"
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["CreditEntryPage"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    listCreditGrants: {
        parameters: {
            query?: {
                /** @description How many items a page has. */
                limit?: number;
                /** @description `nextCursor` of the page before. Opaque; left out for the first page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    traceresponse: components["headers"]["traceresponse"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "grantId": "gnt_01kagq3fx2v8m5n1r7t0c9d4eh",
                     *           "kind": "purchase",
                     *           "amount": 1000,
                     *           "remaining": 993,
                     *           "effectiveAt": "2026-11-21T09:30:00.000Z",
                     *           "expiresAt": null,
                     *           "createdAt": "2026-11-21T09:30:00.000Z",
                     *           "note": ""
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["GrantPage"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    listKeys: {
        parameters: {
            query?: {
                /** @description How many items a page has. */
                limit?: number;
                /** @description `nextCursor` of the page before. Opaque; left out for the first page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    traceresponse: components["headers"]["traceresponse"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "keyId": "key_01kagq3fx2v8m5n1r7t0c9d4eh",
                     *           "name": "Deploy bot",
                     *           "scopes": [
                     *             "read",
                     *             "publish"
                     *           ],
                     *           "mode": "live",
                     *           "state": "active",
                     *           "prefix": "sw_live_",
                     *           "lastFour": "Q8xz",
                     *           "createdAt": "2026-11-21T09:30:00.000Z",
                     *           "expiresAt": null,
                     *           "revokedAt": null,
                     *           "lastUsedAt": null,
                     *           "rotatedFrom": null
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["KeyPage"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    issueKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Deploy bot",
                 *       "scopes": [
                 *         "read",
                 *         "publish"
                 *       ],
                 *       "expiresInSeconds": 7776000
                 *     }
                 */
                "application/json": {
                    /** @description For people: 1 to 100 characters without control characters. */
                    name: string;
                    /** @description What it may do. None implies another. */
                    scopes: ("read" | "write" | "publish" | "admin")[];
                    /**
                     * @description The asking key's own mode where it is left out.
                     * @enum {string}
                     */
                    mode?: "live" | "test";
                    /** @description How long it lives, from a minute to ten years; without end where it is left out. */
                    expiresInSeconds?: number;
                };
            };
        };
        responses: {
            /** @description Issued. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    traceresponse: components["headers"]["traceresponse"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "keyId": "key_01kagq3fx2v8m5n1r7t0c9d4eh",
                     *       "name": "Deploy bot",
                     *       "scopes": [
                     *         "read",
                     *         "publish"
                     *       ],
                     *       "mode": "live",
                     *       "state": "active",
                     *       "prefix": "sw_live_",
                     *       "lastFour": "Q8xz",
                     *       "createdAt": "2026-11-21T09:30:00.000Z",
                     *       "expiresAt": null,
                     *       "revokedAt": null,
                     *       "lastUsedAt": null,
                     *       "rotatedFrom": null,
                     *       "key": "sw_live_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxQ8xz"
                     *     }
                     */
                    "application/json": components["schemas"]["IssuedKey"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    revokeKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description `key_` and a ULID in lower case.
                 * @example key_01kagq3fx2v8m5n1r7t0c9d4eh
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Revoked. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    traceresponse: components["headers"]["traceresponse"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "keyId": "key_01kagq3fx2v8m5n1r7t0c9d4eh",
                     *       "name": "Deploy bot",
                     *       "scopes": [
                     *         "read",
                     *         "publish"
                     *       ],
                     *       "mode": "live",
                     *       "state": "revoked",
                     *       "prefix": "sw_live_",
                     *       "lastFour": "Q8xz",
                     *       "createdAt": "2026-11-21T09:30:00.000Z",
                     *       "expiresAt": null,
                     *       "revokedAt": "2026-11-21T10:00:00.000Z",
                     *       "lastUsedAt": null,
                     *       "rotatedFrom": null
                     *     }
                     */
                    "application/json": components["schemas"]["Key"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    renameKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description `key_` and a ULID in lower case.
                 * @example key_01kagq3fx2v8m5n1r7t0c9d4eh
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "CI"
                 *     }
                 */
                "application/json": {
                    /** @description For people: 1 to 100 characters without control characters. */
                    name: string;
                };
            };
        };
        responses: {
            /** @description Renamed. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    traceresponse: components["headers"]["traceresponse"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "keyId": "key_01kagq3fx2v8m5n1r7t0c9d4eh",
                     *       "name": "CI",
                     *       "scopes": [
                     *         "read",
                     *         "publish"
                     *       ],
                     *       "mode": "live",
                     *       "state": "active",
                     *       "prefix": "sw_live_",
                     *       "lastFour": "Q8xz",
                     *       "createdAt": "2026-11-21T09:30:00.000Z",
                     *       "expiresAt": null,
                     *       "revokedAt": null,
                     *       "lastUsedAt": null,
                     *       "rotatedFrom": null
                     *     }
                     */
                    "application/json": components["schemas"]["Key"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    rotateKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description `key_` and a ULID in lower case.
                 * @example key_01kagq3fx2v8m5n1r7t0c9d4eh
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "overlapSeconds": 86400
                 *     }
                 */
                "application/json": {
                    /**
                     * @description How long the old key lives on: 0 (it ends at once) to 7 days.
                     * @default 0
                     */
                    overlapSeconds?: number;
                };
            };
        };
        responses: {
            /** @description The successor, and the old key with its new end. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    traceresponse: components["headers"]["traceresponse"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "keyId": "key_01kagq3fx2v8m5n1r7t0c9d4eh",
                     *       "name": "Deploy bot",
                     *       "scopes": [
                     *         "read",
                     *         "publish"
                     *       ],
                     *       "mode": "live",
                     *       "state": "active",
                     *       "prefix": "sw_live_",
                     *       "lastFour": "Q8xz",
                     *       "createdAt": "2026-11-21T09:30:00.000Z",
                     *       "expiresAt": null,
                     *       "revokedAt": null,
                     *       "lastUsedAt": null,
                     *       "rotatedFrom": "key_01kagq0000v8m5n1r7t0c9d4eh",
                     *       "key": "sw_live_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxQ8xz",
                     *       "replaced": {
                     *         "keyId": "key_01kagq3fx2v8m5n1r7t0c9d4eh",
                     *         "name": "Deploy bot",
                     *         "scopes": [
                     *           "read",
                     *           "publish"
                     *         ],
                     *         "mode": "live",
                     *         "state": "active",
                     *         "prefix": "sw_live_",
                     *         "lastFour": "Q8xz",
                     *         "createdAt": "2026-11-21T09:30:00.000Z",
                     *         "expiresAt": null,
                     *         "revokedAt": null,
                     *         "lastUsedAt": null,
                     *         "rotatedFrom": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RotatedKey"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["KeyNotActive"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    getSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether, and what the session may do. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    traceresponse: components["headers"]["traceresponse"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "signedIn": true,
                     *       "scopes": [
                     *         "read",
                     *         "write"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["OriginNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    openSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "key": "sw_live_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxQ8xz"
                 *     }
                 */
                "application/json": {
                    /** @description An API key. */
                    key?: string;
                    /** @description What follows `#t=` in a link to a project, `sl_…`. */
                    link?: string;
                };
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    traceresponse: components["headers"]["traceresponse"];
                    /** @description The session: HttpOnly, SameSite=Strict, Secure over TLS. */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "signedIn": true,
                     *       "scopes": [
                     *         "read",
                     *         "write"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OriginNotAllowedOrTlsRequired"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    closeSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    traceresponse: components["headers"]["traceresponse"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "signedIn": false,
                     *       "scopes": []
                     *     }
                     */
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["OriginNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    traceresponse: components["headers"]["traceresponse"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok"
                     *     }
                     */
                    "application/json": components["schemas"]["Health"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            500: components["responses"]["Internal"];
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    traceresponse: components["headers"]["traceresponse"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok"
                     *     }
                     */
                    "application/json": components["schemas"]["Health"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOpenApi: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    traceresponse: components["headers"]["traceresponse"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            500: components["responses"]["Internal"];
        };
    };
    getSiteSpecSchema: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The schema. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    traceresponse: components["headers"]["traceresponse"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            500: components["responses"]["Internal"];
        };
    };
}
