import ArgumentParser

/// The format of a list or a view hierarchy.
package enum OutputFormat: String, ExpressibleByArgument, CaseIterable, Sendable {
  case text
  case json
}

/// The format in which a comparison of screens is printed.
package enum ComparisonFormat: String, ExpressibleByArgument, CaseIterable, Sendable {
  case text
  case markdown
  case json
  /// Annotations of GitHub Actions.
  case github
}
