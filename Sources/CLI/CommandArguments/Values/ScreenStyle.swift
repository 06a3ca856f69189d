import ArgumentParser

/// The appearance of a screen.
package enum ScreenStyle: String, ExpressibleByArgument, CaseIterable, Sendable {
  case light
  case dark
}

/// The layout direction of a screen.
package enum ScreenDirection: String, ExpressibleByArgument, CaseIterable, Sendable {
  case ltr
  case rtl
}

/// The iOS SDK whose design a screen has.
package enum SDKNumber: Int, ExpressibleByArgument, CaseIterable, Sendable {
  case iOS18 = 18
  case iOS26 = 26
  case iOS27 = 27

  package init?(argument: String) {
    guard let number = Int(argument) else { return nil }
    self.init(rawValue: number)
  }

  package var defaultValueDescription: String { "\(rawValue)" }

  package static var allValueStrings: [String] { allCases.map { "\($0.rawValue)" } }
}

/// The kind of a defect that a sweep finds.
package enum DefectName: String, ExpressibleByArgument, CaseIterable, Sendable {
  case conflict, ambiguous, truncated, overlap, covered
  case offScreen = "off-screen"
  case unsafeArea = "unsafe-area"
  case smallTarget = "small-target"
  case fixedTextSize = "fixed-text-size"
  case notMirrored = "not-mirrored"
  case screenWidth = "screen-width"
  case orderDependent = "order-dependent"
  case missingLabel = "no-label"
  case lowContrast = "low-contrast"
  case unchainedCell = "unchained-cell"
}
