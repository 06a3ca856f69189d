import ViewCode

/// Returns the warnings of the library while a closure runs.
@MainActor
func warnings(during body: () -> Void) -> [Warning] {
  var heard: [Warning] = []
  let before = Warning.handler
  Warning.handler = { heard.append($0) }
  body()
  Warning.handler = before
  return heard
}
