import Foundation

/// The fading of a scroll view's content under a bar at one of its edges.
///
/// It has an effect in designs since iOS 26, in which bars have no background.
///
/// - Source: developer.apple.com/documentation/uikit/uiscrolledgeeffect
@preconcurrency @MainActor
open class UIScrollEdgeEffect: NSObject {
  /// A closure that is called when a property that a bar displays changes.
  final var onChange: (@MainActor () -> Void)?

  override init() {
    super.init()
  }

  /// The style of the fading.
  ///
  /// - Default: `.automatic`.
  open var style: Style = .automatic {
    didSet { if style != oldValue { onChange?() } }
  }

  /// Whether the effect is hidden, so that content does not fade.
  ///
  /// - Default: `false`.
  open var isHidden: Bool = false {
    didSet { if isHidden != oldValue { onChange?() } }
  }

  /// The style of an edge effect.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiscrolledgeeffect/style-swift.class
  @preconcurrency @MainActor
  open class Style: NSObject {
    enum Kind {
      case automatic
      case soft
      case hard
    }

    let kind: Kind

    init(_ kind: Kind) { self.kind = kind }

    /// The style that the system chooses, which is ``soft`` in this implementation.
    public static let automatic = Style(.automatic)

    /// A style in which content fades out gradually.
    public static let soft = Style(.soft)

    /// A style in which content is covered up to a sharp edge.
    public static let hard = Style(.hard)
  }
}
