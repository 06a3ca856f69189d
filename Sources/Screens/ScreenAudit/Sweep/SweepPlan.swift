import UIKit
import ViewHost

/// The situations that a screen is swept over.
///
/// A window is resized from the least width to the largest and back, with the height of its device. Where a defect comes or goes between
/// two widths, the widths between them are bisected to a point. Devices are examined in their own size, each with a new screen.
public struct SweepPlan: Sendable {
  /// The widths of the windows, in points.
  ///
  /// - Default: from 320, as of the smallest iPhone, to 1366, as of a large iPad on its side.
  public var widths = 320...1366

  /// The distance of the sampled widths, in points. A defect that begins and ends between two of them is missed. In larger text,
  /// longer texts and the other direction it is four times that. Widths of devices and of split views come on top.
  ///
  /// - Default: 4. Less than 1 counts as 1.
  public var step = 4

  /// The devices whose windows get other widths.
  ///
  /// - Default: an iPhone 15, on which size classes stay as they are, and an iPad Pro of 13 inches, on which they change.
  public var windows: [Device] = SweepPlan.standardWindows

  /// The devices that are examined in their own size.
  ///
  /// - Default: one of each kind of screen, upright and on its side.
  public var devices: [Device] = SweepPlan.allScreens

  /// Sizes of text beside the standard one, at which windows are swept as well.
  ///
  /// - Default: the largest. Where something is wrong there that is not at the standard size, the least size is looked for at which it is.
  public var textSizes: [UIContentSizeCategory] = [.accessibilityExtraExtraExtraLarge]

  /// Whether windows are swept with each text twice, as long words of another language are. Default: `true`.
  public var includesLongTexts = true

  /// Whether windows are swept from right to left. Default: `true`.
  public var includesRightToLeft = true

  /// Whether windows come back from the largest width to the least, for defects of kind ``DefectKind/orderDependent``. Default: `true`.
  public var includesWayBack = true

  /// The kinds of defects that are looked for. Default: all.
  public var kinds = Set(DefectKind.allCases)

  /// The style and contrast of screens, and the SDK whose design they have; what the plan says of text and direction goes before it.
  ///
  /// - Default: those of a new phone.
  public var surroundings = HostEnvironment()

  /// The plan with all defaults.
  public init() {}

  /// Everything there is.
  public static let everything = SweepPlan()

  /// Some widths of an iPhone's window, and nothing else.
  ///
  /// - Parameters:
  ///   - widths: points.
  ///   - step: as ``step``.
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

  /// Devices in their own size, and nothing else.
  public static func devices(_ devices: [Device]) -> SweepPlan {
    var plan = SweepPlan.widths(320...320)
    plan.windows = []
    plan.devices = devices
    return plan
  }

  /// The name of a device in situations: `iPhone SE landscape`.
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

  /// Widths that windows have on devices: of whole screens and of split views, and both sides of what changes the size class.
  private static let usualWidths =
    Set(Device.all.flatMap { [Int($0.size.width), Int($0.size.height)] })
    .union([507, 639, Int(Device.leastRegularWidth) - 1, Int(Device.leastRegularWidth), 694, 782, 981])

  /// The sampled widths, in ascending order, without those of a bisection.
  func samples(isCoarse: Bool) -> [Int] {
    let step = max(step, 1) * (isCoarse ? 4 : 1)
    let usual = SweepPlan.usualWidths.filter { widths.contains($0) }
    return Set(stride(from: widths.lowerBound, through: widths.upperBound, by: step))
      .union([widths.upperBound]).union(step > 1 ? usual : []).sorted()
  }
}
