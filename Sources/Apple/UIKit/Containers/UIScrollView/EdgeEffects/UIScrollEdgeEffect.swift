import Foundation

/// How content of a scroll view fades under a bar at one of its edges.
///
/// It has an effect in designs since iOS 26, whose bars have no background of their own.
///
/// - Source: developer.apple.com/documentation/uikit/uiscrolledgeeffect
@preconcurrency @MainActor
open class UIScrollEdgeEffect: NSObject {
  /// Called when something changed that a bar shows.
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

  /// Whether content does not fade.
  ///
  /// - Default: `false`.
  open var isHidden: Bool = false {
    didSet { if isHidden != oldValue { onChange?() } }
  }

  /// A way to fade content.
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

    /// The system's choice, which is the soft one here.
    public static let automatic = Style(.automatic)

    /// Content fades out gradually.
    public static let soft = Style(.soft)

    /// Content is covered up to a sharp edge.
    public static let hard = Style(.hard)
  }
}
