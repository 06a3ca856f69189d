import ViewCode

/// What the library warns of while something runs.
@MainActor
func warnings(during body: () -> Void) -> [Warning] {
  var heard: [Warning] = []
  let before = Warning.handler
  Warning.handler = { heard.append($0) }
  body()
  Warning.handler = before
  return heard
}
