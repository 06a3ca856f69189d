import UIKit

/// A view that displays read-only text.
///
/// Unchecked: The text is a value. The attributed strings, images and styles in it are immutable.
///
/// - Source: developer.apple.com/documentation/swiftui/text
public struct Text: Equatable, @unchecked Sendable {
  enum Content: Equatable {
    case verbatim(String)
    case key(LocalizedStringKey, table: String?, bundle: Bundle?)
    case attributed(AttributedString)
    case image(Image)
    case date(Date, DateStyle)
    case interval(ClosedRange<Date>)
    case timer(TimerCount)
  }

  struct Run: Equatable {
    var content: Content
    var look = TextLook()
    var font: Font?
    /// Whether a font is set. `font(nil)` sets the default font instead of the inherited one.
    var hasFont = false
    var color: AnyStyleBox?
  }

  /// A box for a style that compares colors and hierarchical styles. Other styles are never equal.
  struct AnyStyleBox: Equatable {
    let style: AnyShapeStyle
    static func == (first: AnyStyleBox, second: AnyStyleBox) -> Bool {
      if let first = first.style.style as? Color, let second = second.style.style as? Color { return first == second }
      if let first = first.style.style as? HierarchicalShapeStyle,
        let second = second.style.style as? HierarchicalShapeStyle
      {
        return first.level == second.level
      }
      return false
    }
  }

  var runs: [Run]

  init(_ content: Content) { runs = [Run(content: content)] }
  init(runs: [Run]) { self.runs = runs }

  /// Creates a text from a string that is not localized.
  public init(verbatim content: String) { self.init(.verbatim(content)) }
  /// Creates a text from an unlocalized string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.init(.verbatim(String(content))) }
  /// Creates a localized text, with Markdown for bold, italic, strikethrough, code and links.
  ///
  /// - Parameters:
  ///   - key: The key. If the table does not contain it, the key is the text.
  ///   - tableName: The string table; `nil` (the default) for `Localizable`.
  ///   - bundle: The bundle that contains the table; `nil` (the default) for the app's bundle.
  ///   - comment: A note for translators, which is not used.
  public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil)
  {
    self.init(.key(key, table: tableName, bundle: bundle))
  }

  /// Creates a text from an attributed string.
  ///
  /// The initializer is disfavored so that a literal is a key, although it could be an attributed string.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) { self.init(.attributed(attributedContent)) }
  /// Creates a text from a localized resource.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/text/init(_:)
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { self.init(.verbatim(String(localized: resource))) }
  /// Creates a text that consists of an image.
  public init(_ image: Image) { self.init(.image(image)) }
  /// Creates a text for a date. Styles that depend on the current time are updated every second.
  public init(_ date: Date, style: DateStyle) { self.init(.date(date, style)) }
  /// Creates a text for an interval between dates.
  public init(_ dates: ClosedRange<Date>) { self.init(.interval(dates)) }
  /// Creates a text for a value in a format.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(.verbatim(format.format(input)))
  }

  /// Creates a text for a value that a formatter converts to a string. It is empty if the conversion fails.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(.verbatim(formatter.string(for: subject) ?? ""))
  }

  /// Creates a text for an object that a formatter converts to a string. It is empty if the conversion fails.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(.verbatim(formatter.string(for: subject) ?? ""))
  }

  /// The format of a date.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/text/datestyle
  public struct DateStyle: Equatable, Sendable {
    enum Kind { case time, date, relative, offset, timer }
    let kind: Kind
    /// The time of day, without seconds.
    public static let time = DateStyle(kind: .time)
    /// The date, with the name of the month.
    public static let date = DateStyle(kind: .date)
    /// The time until the date, such as "2 hr, 5 min".
    public static let relative = DateStyle(kind: .relative)
    /// The time until the date with a sign, such as "+2 hr, 5 min".
    public static let offset = DateStyle(kind: .offset)
    /// The time until the date as a timer, such as "2:05:00".
    public static let timer = DateStyle(kind: .timer)
  }

  /// The position at which text that does not fit is truncated.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/text/truncationmode
  public enum TruncationMode: Sendable {
    /// The beginning of the line.
    case head
    /// The end of the line, which is the default.
    case tail
    /// The middle of the line.
    case middle
  }

  /// The case of text.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/text/case
  public enum Case: Sendable {
    /// Uppercase letters.
    case uppercase
    /// Lowercase letters.
    case lowercase
  }

  /// The style of a line under or through text.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/text/linestyle
  public struct LineStyle: Hashable, Sendable {
    /// The pattern of a line.
    ///
    /// - Source: developer.apple.com/documentation/swiftui/text/linestyle/pattern
    public struct Pattern: Hashable, Sendable {
      let style: Int
      /// A solid line.
      public static let solid = Pattern(style: 0)
      /// A line of dots.
      public static let dot = Pattern(style: NSUnderlineStyle.patternDot.rawValue)
      /// A line of dashes.
      public static let dash = Pattern(style: NSUnderlineStyle.patternDash.rawValue)
      /// A line of alternating dashes and dots.
      public static let dashDot = Pattern(style: NSUnderlineStyle.patternDashDot.rawValue)
      /// A line of dashes with two dots between them.
      public static let dashDotDot = Pattern(style: NSUnderlineStyle.patternDashDotDot.rawValue)
    }

    let pattern: Pattern
    let color: Color?

    /// Creates a style.
    ///
    /// - Parameters:
    ///   - pattern: The pattern. Default: a solid line.
    ///   - color: The color; `nil` (the default) for the text's color.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// A solid line in the text's color.
    public static let single = LineStyle()
  }

  /// Returns the concatenation of two texts, which keep their styles.
  public static func + (first: Text, second: Text) -> Text { Text(runs: first.runs + second.runs) }

  func changed(_ change: (inout Run) -> Void) -> Text {
    var result = self
    for index in result.runs.indices { change(&result.runs[index]) }
    return result
  }
}

extension Text: View {
  /// The type of the body. The view has none, because the framework renders it.
  public typealias Body = Never
}

extension Text: PrimitiveView {
  static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> {
    LeafNode(view, context) { TextBox($0, node: $1) }
  }
}
