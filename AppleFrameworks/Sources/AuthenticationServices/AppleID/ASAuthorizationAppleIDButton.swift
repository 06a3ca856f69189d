import UIKit

/// A button for signing in with an Apple ID, with Apple's logo and a title on black or white. The sizes of the logo and
/// the title depend on the button's height.
///
/// A tap sends `touchUpInside`. The app then performs the request.
///
/// - Source: developer.apple.com/documentation/authenticationservices/asauthorizationappleidbutton,
///   developer.apple.com/design/human-interface-guidelines/sign-in-with-apple (sizes)
@preconcurrency @MainActor
open class ASAuthorizationAppleIDButton: UIControl {
  /// The type of the button, which determines its title.
  ///
  /// - Source: developer.apple.com/documentation/authenticationservices/asauthorizationappleidbutton/buttontype
  public enum ButtonType: Int, Sendable {
    /// A button with the title "Sign in with Apple".
    case signIn = 0
    /// A button with the title "Continue with Apple".
    case `continue`
    /// A button with the title "Sign up with Apple".
    case signUp

    public static var `default`: ButtonType { .signIn }
  }

  /// The style of the button, which determines its colors.
  ///
  /// - Source: developer.apple.com/documentation/authenticationservices/asauthorizationappleidbutton/style
  public enum Style: Int, Sendable {
    case white = 0
    /// A white button with a black border.
    case whiteOutline
    case black
  }

  private enum Measures {
    /// The minimum size of a button in Apple's guidelines, in points.
    static let minimumSize = CGSize(width: 140, height: 30)
    /// The size of the title's font as a fraction of the height, from the guidelines.
    static let fontScale: CGFloat = 0.43
    /// The minimum margin on each side as a fraction of the width, from the guidelines.
    static let marginScale: CGFloat = 0.08
    /// The gap between the logo and the title as a fraction of the font's size.
    static let gapScale: CGFloat = 0.25
    static let cornerRadius: CGFloat = 6
    static let borderWidth: CGFloat = 1
    static let highlightedAlpha: CGFloat = 0.5
    static let smallestFont: CGFloat = 8
  }

  private let type: ButtonType
  private let style: Style
  private let logo = UIImageView()
  private let title = UILabel()

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - type: The type, which determines the title.
  ///   - style: The style, which determines the colors.
  public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
    self.type = type
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: Measures.minimumSize))
    setUp()
  }

  public convenience init(type: ButtonType, style: Style) {
    self.init(authorizationButtonType: type, authorizationButtonStyle: style)
  }

  /// Creates a black button with the default title.
  public override init(frame: CGRect) {
    (type, style) = (.default, .black)
    super.init(frame: frame)
    setUp()
  }

  /// Creates a black button with the default title from an archive, as in a storyboard.
  public required init?(coder: NSCoder) {
    (type, style) = (.default, .black)
    super.init(coder: coder)
    setUp()
  }

  /// The corner radius, in points. It is limited to half of the height.
  ///
  /// - Default: 6.
  open var cornerRadius: CGFloat = Measures.cornerRadius { didSet { setNeedsLayout() } }

  // MARK: - Appearance

  private var words: String {
    switch type {
    case .signIn: "Sign in with Apple"
    case .continue: "Continue with Apple"
    case .signUp: "Sign up with Apple"
    }
  }

  private func setUp() {
    let ink: UIColor = style == .black ? .white : .black
    backgroundColor = style == .black ? .black : .white
    if style == .whiteOutline {
      layer.borderWidth = Measures.borderWidth
      layer.borderColor = ink.cgColor
    }
    logo.tintColor = ink
    logo.contentMode = .scaleAspectFit
    title.textColor = ink
    title.text = words
    for view in [logo, title] as [UIView] {
      view.isUserInteractionEnabled = false
      view.isAccessibilityElement = false
      addSubview(view)
    }
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = words
  }

  open override var isHighlighted: Bool {
    didSet { for view in [logo, title] { view.alpha = isHighlighted ? Measures.highlightedAlpha : 1 } }
  }

  // MARK: - Layout

  /// The minimum size, which is 140 by 30 points.
  open override var intrinsicContentSize: CGSize { Measures.minimumSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let minimum = Measures.minimumSize
    return CGSize(width: max(bounds.width, minimum.width), height: max(bounds.height, minimum.height))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = max(0, min(cornerRadius, bounds.height / 2, bounds.width / 2))
    let room = bounds.width * (1 - 2 * Measures.marginScale)
    var size = (bounds.height * Measures.fontScale).rounded()
    var content = measure(size)
    // The title of a narrow button has a smaller font.
    while content.width > room, size > Measures.smallestFont {
      size -= 1
      content = measure(size)
    }
    let left = (bounds.width - content.width) / 2
    func place(_ view: UIView, _ size: CGSize, at x: CGFloat) {
      view.frame = CGRect(x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
    }
    place(logo, content.logo, at: left)
    place(title, content.title, at: left + content.width - content.title.width)
  }

  /// Sets the size of the logo and the title, and returns the space that they require.
  private func measure(_ size: CGFloat) -> (width: CGFloat, logo: CGSize, title: CGSize) {
    let font = UIFont.systemFont(ofSize: size, weight: .medium)
    if title.font != font {
      title.font = font
      logo.image = UIImage(
        systemName: "applelogo", withConfiguration: UIImage.SymbolConfiguration(pointSize: size, weight: .medium))
    }
    let (logoSize, titleSize) = (logo.image?.size ?? .zero, title.intrinsicContentSize)
    return (logoSize.width + (size * Measures.gapScale).rounded() + titleSize.width, logoSize, titleSize)
  }
}
