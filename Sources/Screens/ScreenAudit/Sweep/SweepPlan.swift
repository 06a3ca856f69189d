import UIKit
import ViewHost

/// The situations of a sweep.
///
/// The width of a window changes from the smallest to the largest value and back, with the height of its device. If a
/// defect begins or ends between two widths, the interval is bisected to a point. Devices are examined in their own
/// size, each with a new screen.
public struct SweepPlan: Sendable {
  /// The widths of the windows, in points.
  ///
  /// - Default: From 320 (the smallest iPhone) to 1366 (a large iPad in landscape orientation).
  public var widths = 320...1366

  /// The distance between sampled widths, in points. The sweep misses a defect that begins and ends between two of
  /// them. With larger text, longer texts and the opposite direction, the distance is four times as large. The widths
  /// of devices and of split views are always sampled.
  ///
  /// - Default: 4. Values less than 1 count as 1.
  public var step = 4

  /// The devices whose windows are resized.
  ///
  /// - Default: An iPhone 15, on which size classes stay constant, and an iPad Pro of 13 inches, on which they change.
  public var windows: [Device] = SweepPlan.standardWindows

  /// The devices that are examined in their own size.
  ///
  /// - Default: One for each kind of screen, in both orientations.
  public var devices: [Device] = SweepPlan.allScreens

  /// The text sizes for windows in addition to the standard one.
  ///
  /// - Default: The largest. For defects that do not occur at the standard size, the sweep finds the smallest size with
  ///   the defect.
  public var textSizes: [UIContentSizeCategory] = [.accessibilityExtraExtraExtraLarge]

  /// Whether windows are swept with doubled texts, as an approximation of long words in other languages.
  ///
  /// - Default: `true`.
  public var includesLongTexts = true

  /// Whether windows are swept with right-to-left layout.
  ///
  /// - Default: `true`.
  public var includesRightToLeft = true

  /// Whether windows return from the largest width to the smallest, for defects of the kind
  /// ``DefectKind/orderDependent``.
  ///
  /// - Default: `true`.
  public var includesWayBack = true

  /// The kinds of defects that the sweep finds.
  ///
  /// - Default: Those that depend on the size; see ``DefectKind/dependsOnSize``.
  public var kinds = Set(DefectKind.allCases.filter(\.dependsOnSize))

  /// The style and contrast of screens, and the SDK of their design. The plan's settings of text and direction have
  /// precedence.
  ///
  /// - Default: Those of a new phone.
  public var surroundings = HostEnvironment()

  /// Creates a plan with all defaults.
  public init() {}

  /// The plan with all situations.
  public static let everything = SweepPlan()

  /// Returns a plan with some widths of an iPhone's window.
  ///
  /// - Parameters:
  ///   - widths: The widths, in points.
  ///   - step: The value of ``step``.
  public static func widths(_ widths: ClosedRange<Int>, step: Int = 4) -> SweepPlan {
    var plan = SweepPlan()
    plan.widths = widths
    plan.step = step
    plan.windows = [.standard]
    plan.devices = []
    plan.textSizes = []
    plan.includesLongTexts = false
    plan.includesRightToLeft = false
    return plan
  }

  /// Returns a plan with devices in their own size.
  public static func devices(_ devices: [Device]) -> SweepPlan {
    var plan = SweepPlan.widths(320...320)
    plan.windows = []
    plan.devices = devices
    return plan
  }

  /// Returns the name of a device in situations: `iPhone SE landscape`.
  package static func name(of device: Device) -> String { device.words }

  private static let standardWindows = ["iPhone 15", "iPad Pro 13-inch (M4)"].map { name in
    Device.all.first { $0.name == name }!
  }

  private static let allScreens: [Device] = {
    struct Kind: Hashable {
      let width, height, top, left, bottom, right: CGFloat
      let isPad: Bool
    }
    var known: Set<Kind> = []
    return Device.all.flatMap { device in Device.Orientation.allCases.map { device.held($0) } }.filter { device in
      let (size, insets) = (device.size, device.safeAreaInsets)
      return known.insert(
        Kind(
          width: size.width, height: size.height, top: insets.top, left: insets.left, bottom: insets.bottom,
          right: insets.right, isPad: device.idiom == .pad)
      ).inserted
    }
  }()

  /// The widths of windows on devices: those of entire screens and of split views, and both sides of the limit between
  /// size classes.
  private static let usualWidths =
    Set(Device.all.flatMap { [Int($0.size.width), Int($0.size.height)] })
    .union([507, 639, Int(Device.leastRegularWidth) - 1, Int(Device.leastRegularWidth), 694, 782, 981])

  /// Returns the sampled widths in ascending order, without those of a bisection.
  func samples(isCoarse: Bool) -> [Int] {
    let step = max(step, 1) * (isCoarse ? 4 : 1)
    let usual = SweepPlan.usualWidths.filter { widths.contains($0) }
    return Set(stride(from: widths.lowerBound, through: widths.upperBound, by: step))
      .union([widths.upperBound]).union(step > 1 ? usual : []).sorted()
  }
}
