/** The one help, for every command. A test holds it to what the commands take. */
export const help = `Usage: sitewright <command> [options]

Builds websites, designs, slides, documents and charts from a sentence, by the API of a Sitewright.

  login                      keep a key for later commands; it is read from the standard input
    --url <url>              where the API is (http://127.0.0.1:8080)
  logout                     forget the key
  build <prompt>             build, and show how it goes; - reads the prompt from the standard input
    --type <type>            website (default), design, slides, document or dataviz
    --mode <mode>            lite, economy (default) or power
    --no-save                only the specification
    --publish                publish what was built
  projects                   list projects, newest first
    --query <words>          only titles with all of these words
    --type <type>            only projects of this type
    --bin                    the bin instead
    --limit <n>              how many, 1 to 1000 (20)
  export <project>           save a project as a file
    --format <format>        html or json, and what else its type has: zip, pdf, pptx, docx, png, svg, md
    --bleed                  for printers: a pdf with bleed and crop marks, of documents and print designs
    --out <file>             where to; - is the standard output (a name made from the title)
    --revision <n>           an older revision
  publish <project>          put the current revision at its public address
  unpublish <project>        take it down
  completions <shell>        print completions for bash, zsh or fish

  --json                     print JSON for scripts; errors of the API too
  --version                  print the version
  --help                     print this

The key: SITEWRIGHT_API_KEY and SITEWRIGHT_URL, else what "sitewright login" has kept.
Exit codes: 0 done, 1 failed, 2 the command is wrong, 3 not found, 4 refused, 5 the API does not answer.

Examples:
  sitewright login --url https://sitewright.example < key.txt
  sitewright build "A site for Kessler & Daughters, a bakery in Freiburg" --publish
  sitewright export prj_… --format pdf --out slides.pdf
  sitewright projects --json | jq -r '.items[].projectId'
`;
