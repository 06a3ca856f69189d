import ArgumentParser
import ScreenAudit
import ToolSupport
import UIKit
import ViewHost

/// The options for the sizes and settings of a sweep.
struct SweepOptions: ParsableArguments {
  @Option(help: "The widths of windows in points, such as 320-1366.")
  var widths: WidthRange = WidthRange(320...1366)

  @Option(
    help: "Points between the sampled widths. A defect that begins and ends between two of them is missed.")
  var step = 4

  @Option(
    name: .customLong("device"),
    help: "A device whose window is resized. May be repeated. Default: iPhone 15 and iPad Pro 13-inch (M4).")
  var devices: [String] = []

  @Option(
    name: .customLong("text-size"),
    help: "A text size beside L: XS, S, M, XL, XXL, XXXL, AX1 to AX5. May be repeated. Default: AX5.")
  var textSizes: [String] = []

  @Option(name: .customLong("kind"), help: "A kind of defect. May be repeated. Default: all.")
  var kinds: [DefectKind] = []

  @Flag(help: "Resize the windows alone: no other text size, text length, direction or device.")
  var quick = false

  @Option(
    help: "The SDK whose design is drawn: 18, 26 or 27. Default: the one that today's Xcode builds the app with.")
  var sdk: SDKVersion?

  func validate() throws {
    if step < 1 { throw ValidationError("--step takes a number of points, at least 1.") }
  }

  @MainActor
  func plan(in environment: ProgramEnvironment) throws -> SweepPlan {
    var plan = SweepPlan()
    plan.widths = widths.range
    plan.step = step
    if !devices.isEmpty { plan.windows = try devices.map { try Device.named($0) } }
    if !textSizes.isEmpty { plan.textSizes = try textSizes.map { try TextSize.category(named: $0) } }
    if !kinds.isEmpty { plan.kinds = Set(kinds) }
    if quick {
      plan.textSizes = []
      plan.includesLongTexts = false
      plan.includesRightToLeft = false
      plan.devices = []
    }
    plan.surroundings.sdk = sdk ?? environment.standardSDK
    return plan
  }
}

/// A range of widths as typed: "320-1366", or a single width.
struct WidthRange: ExpressibleByArgument {
  let range: ClosedRange<Int>

  /// The valid widths. Narrower windows have no content, and wider windows require too much memory.
  private static let possible = 1...10_000

  init(_ range: ClosedRange<Int>) {
    self.range = range
  }

  init?(argument: String) {
    let parts = argument.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...2).contains(parts.count), let first = parts.first ?? nil, let last = parts.last ?? nil, first <= last,
      WidthRange.possible.contains(first), WidthRange.possible.contains(last)
    else { return nil }
    range = first...last
  }

  var defaultValueDescription: String { "\(range.lowerBound)-\(range.upperBound)" }
}

extension DefectKind: ExpressibleByArgument {}
