import Foundation

extension AttributedString {
  /// The options for parsing Markdown.
  ///
  /// - Source: developer.apple.com/documentation/foundation/attributedstring/markdownparsingoptions
  public struct MarkdownParsingOptions: Sendable {
    /// The syntax that is interpreted.
    public enum InterpretedSyntax: Int, Hashable, Sendable {
      /// Blocks, such as headings and lists, and inline syntax.
      case full = 0
      /// Inline syntax. The syntax of blocks remains in the text, and newlines become spaces.
      case inlineOnly
      /// Inline syntax. The syntax of blocks and white space remain in the text.
      case inlineOnlyPreservingWhitespace
    }

    /// The result for invalid text.
    public enum FailurePolicy: Int, Hashable, Sendable {
      case throwError = 0
      case returnPartiallyParsedIfPossible
    }

    /// Whether `^[text](key: value)` is supported. Its text is displayed without the attributes, since words can't be
    /// inflected here.
    public var allowsExtendedAttributes: Bool
    public var interpretedSyntax: InterpretedSyntax
    public var failurePolicy: FailurePolicy
    /// The language of the text, which is an attribute of the whole text.
    public var languageCode: String?

    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Creates an attributed string from Markdown: CommonMark with GitHub's tables, strikethrough and links without
  /// brackets.
  ///
  /// Blocks aren't separated in the text: `presentationIntent` distinguishes them.
  ///
  /// - Parameters:
  ///   - baseURL: The base of relative links.
  /// - Throws: Nothing for text, which is always valid. For data and files, an error if they aren't UTF-8.
  /// - Source: developer.apple.com/documentation/foundation/attributedstring/init(markdown:options:baseurl:)
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    self.init()
    for run in MarkdownText(markdown, options: options, baseURL: baseURL).runs { append(run.attributed) }
  }

  /// Creates an attributed string from UTF-8 Markdown.
  public init(
    markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: MarkdownText.string(markdown, options), options: options, baseURL: baseURL)
  }

  /// Creates an attributed string from a Markdown file.
  public init(
    contentsOf url: URL, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
  }

  /// Creates an attributed string from Markdown with the attributes of a scope. A scope's own Markdown attributes
  /// aren't supported.
  public init<S: AttributeScope>(
    markdown: String, including scope: S.Type, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    try self.init(markdown: markdown, options: options, baseURL: baseURL)
  }

  /// Creates an attributed string from Markdown with the attributes of a scope. A scope's own Markdown attributes
  /// aren't supported.
  public init<S: AttributeScope>(
    markdown: String, including scope: KeyPath<AttributeScopes, S.Type>,
    options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: markdown, options: options, baseURL: baseURL)
  }
}

extension NSAttributedString {
  /// Creates an attributed string from Markdown. See `AttributedString.init(markdown:options:baseURL:)`.
  ///
  /// - Source: developer.apple.com/documentation/foundation/nsattributedstring/init(markdown:options:baseurl:)
  public convenience init(
    markdown: String, options: AttributedString.MarkdownParsingOptions = AttributedString.MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    let result = NSMutableAttributedString(string: "")
    for run in MarkdownText(markdown, options: options, baseURL: baseURL).runs {
      result.append(NSAttributedString(string: run.text, attributes: run.dictionary))
    }
    self.init(attributedString: result)
  }

  /// Creates an attributed string from UTF-8 Markdown.
  public convenience init(
    markdown: Data, options: AttributedString.MarkdownParsingOptions = AttributedString.MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    try self.init(markdown: MarkdownText.string(markdown, options), options: options, baseURL: baseURL)
  }
}
