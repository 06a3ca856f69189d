import UIKit

/// Read-only text.
///
/// Unchecked: it is a value; the attributed strings, images and styles in it never change.
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

  /// A style with equality for colors and hierarchical styles; others are never equal.
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
  ///   - key: The key; it is the text if the table does not contain it.
  ///   - tableName: The string table; `nil` (the default) is `Localizable`.
  ///   - bundle: The bundle with the table; `nil` (the default) is the app's.
  ///   - comment: A note for translators, not used.
  public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil)
  {
    self.init(.key(key, table: tableName, bundle: bundle))
  }

  /// Creates a text from an attributed string.
  ///
  /// Disfavored so that a literal is a key, although it could be an attributed string.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) { self.init(.attributed(attributedContent)) }
  /// Creates a text from a localized resource.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/text/init(_:)
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { self.init(.verbatim(String(localized: resource))) }
  /// Creates a text with an image in place of words.
  public init(_ image: Image) { self.init(.image(image)) }
  /// Creates a text for a date. Styles that depend on the current time are updated each second.
  public init(_ date: Date, style: DateStyle) { self.init(.date(date, style)) }
  /// Creates a text for an interval between dates.
  public init(_ dates: ClosedRange<Date>) { self.init(.interval(dates)) }
  /// Creates a text for a value in a format.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(.verbatim(format.format(input)))
  }

  /// Creates a text for a value that a formatter turns into text; empty if it cannot.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(.verbatim(formatter.string(for: subject) ?? ""))
  }

  /// Creates a text for an object that a formatter turns into text; empty if it cannot.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(.verbatim(formatter.string(for: subject) ?? ""))
  }

  /// The format of a date.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/text/datestyle
  public struct DateStyle: Equatable, Sendable {
    enum Kind { case time, date, relative, offset, timer }
    let kind: Kind
    /// The time of the day, without seconds.
    public static let time = DateStyle(kind: .time)
    /// The day, with the month's name.
    public static let date = DateStyle(kind: .date)
    /// The time from now to the date, such as "2 hr, 5 min".
    public static let relative = DateStyle(kind: .relative)
    /// The time from now to the date with a sign, such as "+2 hr, 5 min".
    public static let offset = DateStyle(kind: .offset)
    /// The time from now to the date as a timer, such as "2:05:00".
    public static let timer = DateStyle(kind: .timer)
  }

  /// The place at which text that does not fit is shortened.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/text/truncationmode
  public enum TruncationMode: Sendable {
    /// At the beginning.
    case head
    /// At the end; the default.
    case tail
    /// In the middle.
    case middle
  }

  /// The case of letters.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/text/case
  public enum Case: Sendable {
    /// Capital letters.
    case uppercase
    /// Small letters.
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
      /// Dots.
      public static let dot = Pattern(style: NSUnderlineStyle.patternDot.rawValue)
      /// Dashes.
      public static let dash = Pattern(style: NSUnderlineStyle.patternDash.rawValue)
      /// Alternating dashes and dots.
      public static let dashDot = Pattern(style: NSUnderlineStyle.patternDashDot.rawValue)
      /// Dashes with two dots between them.
      public static let dashDotDot = Pattern(style: NSUnderlineStyle.patternDashDotDot.rawValue)
    }

    let pattern: Pattern
    let color: Color?

    /// Creates a style.
    ///
    /// - Parameters:
    ///   - pattern: The pattern. Default: a solid line.
    ///   - color: The color; `nil` (the default) is the text's.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// A solid line in the text's color.
    public static let single = LineStyle()
  }

  /// Concatenates two texts; each keeps its style.
  public static func + (first: Text, second: Text) -> Text { Text(runs: first.runs + second.runs) }

  func changed(_ change: (inout Run) -> Void) -> Text {
    var result = self
    for index in result.runs.indices { change(&result.runs[index]) }
    return result
  }
}

extension Text: View {
  /// Has no body: the framework renders it.
  public typealias Body = Never
}

extension Text: PrimitiveView {
  static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> {
    LeafNode(view, context) { TextBox($0, node: $1) }
  }
}
