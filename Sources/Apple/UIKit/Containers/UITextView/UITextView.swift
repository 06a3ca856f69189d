import Foundation

/// A scrolling view of multiline text that the user can edit.
///
/// The text is stored in ``textStorage``, and ``layoutManager`` lays it out in ``textContainer``. It can be changed in
/// the storage. A view that does not scroll is as high as its text. This file declares the interface that subclasses
/// override. The implementation is in the files beside it.
///
/// - Source: developer.apple.com/documentation/uikit/uitextview
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput, UIContentSizeCategoryAdjusting {
  /// A notification that is posted when editing begins. Its object is the view.
  public nonisolated class var textDidBeginEditingNotification: Notification.Name {
    Notification.Name("UITextViewTextDidBeginEditingNotification")
  }

  /// A notification that is posted when the user changes the text. Its object is the view.
  public nonisolated class var textDidChangeNotification: Notification.Name {
    Notification.Name("UITextViewTextDidChangeNotification")
  }

  /// A notification that is posted when editing ends. Its object is the view.
  public nonisolated class var textDidEndEditingNotification: Notification.Name {
    Notification.Name("UITextViewTextDidEndEditingNotification")
  }

  // MARK: - Storage

  final var viewState = TextViewState()
  final var caret: TextCaret?
  final let canvas = TextViewCanvas(frame: .zero)

  // MARK: - Creating

  /// Creates a text view with a text container, or with its own if it is `nil`.
  ///
  /// The container may already belong to a layout manager with a text storage.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    container = textContainer ?? NSTextContainer(size: .zero)
    manager = container.layoutManager ?? NSLayoutManager()
    storage = manager.textStorage ?? NSTextStorage()
    super.init(frame: frame)
    setUpTextView(isOwnContainer: textContainer == nil)
  }

  /// Creates a text view with a frame in the coordinates of its future superview, in points.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  /// Creates a text view without a size.
  ///
  /// - Parameter usingTextLayoutManager: Whether the view uses TextKit 2. It has no effect, because text is laid out in
  ///   the same way in both cases here.
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero, textContainer: nil)
  }

  public required init?(coder: NSCoder) {
    container = NSTextContainer(size: .zero)
    manager = NSLayoutManager()
    storage = NSTextStorage()
    super.init(coder: coder)
    setUpTextView(isOwnContainer: true)
    if NibDecoder.of(coder)?.hasNoBackground == true { backgroundColor = nil }
    coder.decodePart(UITextView.self, of: self)
  }

  open override func encode(with coder: NSCoder) {
    // The view creates its own parts again.
    canvas.removeFromSuperview()
    caret?.removeFromSuperview()
    super.encode(with: coder)
    insertSubview(canvas, at: 0)
    if let caret { addSubview(caret) }
  }

  // MARK: - TextKit

  private final let container: NSTextContainer
  private final let manager: NSLayoutManager
  private final let storage: NSTextStorage

  /// The text container. Its width follows that of the view.
  open var textContainer: NSTextContainer { container }

  /// The layout manager that lays out and draws the text.
  open var layoutManager: NSLayoutManager { manager }

  /// The text storage. Changing it updates the view, without telling the delegate.
  open var textStorage: NSTextStorage { storage }

  /// The insets around the text, in points.
  ///
  /// - Default: 8 at the top and at the bottom.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { textContainerTrackingDidChange() } }
  }

  // MARK: - Text

  /// The text. Setting it does not ask the delegate. It moves the caret to the end and removes all attributes except
  /// ``font``, ``textColor`` and ``textAlignment``.
  ///
  /// - Default: An empty string. Setting `nil` sets an empty string.
  open var text: String! {
    get { storage.string }
    set { setText(newValue ?? "") }
  }

  /// The attributed text. Text without a font and a color is displayed in black Helvetica of 12 points.
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(attributedString: storage) }
    set { setAttributedText(newValue ?? NSAttributedString(string: "")) }
  }

  /// The font of the first character, or of text that is set later. Setting it changes the font of all text.
  ///
  /// - Default: `nil` until a text or a font is set. Text without a font is displayed in the system font of 12 points.
  open var font: UIFont? {
    get { firstAttribute(.font) as? UIFont ?? viewState.font }
    set {
      appearanceMarks.insert(.font)
      setFont(newValue)
    }
  }

  /// The color of the first character, or of text that is set later. Setting it changes the color of all text.
  ///
  /// - Default: `nil`. Text without a color is displayed in `.label`.
  open var textColor: UIColor? {
    get { firstAttribute(.foregroundColor) as? UIColor ?? viewState.textColor }
    set {
      appearanceMarks.insert(.textColor)
      setTextColor(newValue)
    }
  }

  /// The alignment of lines. Setting it changes the alignment of all text.
  ///
  /// - Default: `.natural`.
  open var textAlignment: NSTextAlignment {
    get { (firstAttribute(.paragraphStyle) as? NSParagraphStyle)?.alignment ?? viewState.alignment }
    set { setTextAlignment(newValue) }
  }

  /// The attributes of text that is typed next. When the selection moves, they change to those of the text there.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { viewState.typingAttributes ?? attributesAtCaret }
    set { setTypingAttributes(newValue) }
  }

  /// The attributes of links.
  ///
  /// - Default: The tint color. Setting `nil` restores the default.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { linkAttributesStorage ?? [.foregroundColor: tintColor as Any] }
    set {
      linkAttributesStorage = newValue
      adoptLinkAttributes()
    }
  }

  private final var linkAttributesStorage: [NSAttributedString.Key: Any]?

  /// Whether the user can change text attributes. The value is stored without effect, because there is no menu for it.
  ///
  /// - Default: `false`.
  open var allowsEditingTextAttributes: Bool = false

  /// Whether fonts for Dynamic Type are updated when the preferred text size changes.
  ///
  /// - Default: `false`.
  open var adjustsFontForContentSizeCategory: Bool = false {
    didSet { if adjustsFontForContentSizeCategory { adjustFontsForContentSizeCategory() } }
  }

  // MARK: - Editing

  /// The delegate that is asked and told about editing and scrolling. The reference is weak.
  @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
    didSet { scrollDelegate = delegate }
  }

  /// Whether the user can edit the text.
  ///
  /// - Default: `true`.
  open var isEditable: Bool = true {
    didSet {
      if !isEditable, oldValue, isFirstResponder { resignFirstResponder() }
      if isEditable != oldValue { detectData() }
    }
  }

  /// The kinds of data that become links if the text is not editable.
  ///
  /// - Default: none.
  open var dataDetectorTypes: UIDataDetectorTypes = [] {
    didSet { if dataDetectorTypes != oldValue { detectData() } }
  }

  final var takesText: Bool { isEditable }

  /// Whether the user can select text.
  ///
  /// - Default: `true`.
  open var isSelectable: Bool = true {
    didSet { if !isSelectable, oldValue, isFirstResponder { resignFirstResponder() } }
  }

  /// Whether the next typed character replaces all text. Moving the selection resets this property.
  ///
  /// - Default: `false`.
  open var clearsOnInsertion: Bool = false

  /// The selected range, in UTF-16 code units. It is extended to whole characters.
  open var selectedRange: NSRange {
    get { viewState.selection }
    set { select(valid(newValue)) }
  }

  /// Whether the user can scroll. A view that does not scroll is as high as its text.
  ///
  /// - Default: `true`.
  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { textContainerTrackingDidChange() } }
  }

  /// Scrolls as little as necessary to make a range of the text visible.
  open func scrollRangeToVisible(_ range: NSRange) { scrollToShow(valid(range)) }

  // MARK: - Sizing and layout

  /// The size of the text if the view does not scroll, otherwise no intrinsic size.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled
      ? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
      : fittingSize(forWidth: nil)
  }

  /// Returns the size of the text with its insets, wrapped at the given width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(forWidth: size.width > 0 ? size.width : nil) }

  override var takesContentSizeFromConstraints: Bool { false }

  open override func layoutSubviews() {
    layOutText()
    super.layoutSubviews()
    layOutCaret()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    adoptLinkAttributes()
    canvas.setNeedsDisplay()
    setNeedsLayout()
  }

  open override func draw(_ rect: CGRect) {}

  // MARK: - First responder

  /// Whether the text can be edited or selected.
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  /// Whether the text can be edited.
  open override var canBecomeFocused: Bool { isEditable }

  /// Begins editing, unless the delegate prevents it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    if window == nil { return super.becomeFirstResponder() }
    guard canBecomeFirstResponder, window != nil,
      !isEditable || delegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder()
    else { return false }
    beginEditing()
    return true
  }

  /// Ends editing, unless the delegate prevents it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard !viewState.isEditing || delegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    endEditing()
    return true
  }

  override func firstResponderIsTaken() {
    super.firstResponderIsTaken()
    endEditing()
  }

  private final var inputViewStorage: UIView?
  private final var inputAccessoryViewStorage: UIView?

  /// The view that replaces the keyboard.
  open override var inputView: UIView? {
    get { inputViewStorage }
    set { inputViewStorage = newValue }
  }

  /// The view above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { inputAccessoryViewStorage }
    set { inputAccessoryViewStorage = newValue }
  }

  /// Returns whether a gesture recognizer may begin. Taps of enclosing views don't prevent the user from editing the
  /// text.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    super.gestureRecognizerShouldBegin(gestureRecognizer) && !(isEditable && isSingleTap(gestureRecognizer))
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if touches.count == 1, let touch = touches.first { tapped(at: touch.location(in: self), count: touch.tapCount) }
  }

  // MARK: - Editing actions

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    mayEdit(action) ?? super.canPerformAction(action, withSender: sender)
  }

  private(set) var findingIfMade: TextViewFinding?

  final var finding: TextViewFinding {
    if let findingIfMade { return findingIfMade }
    let made = TextViewFinding()
    findingIfMade = made
    return made
  }

  /// Whether the user can search the text.
  ///
  /// - Default: `false`.
  open var isFindInteractionEnabled: Bool {
    get { findInteraction != nil }
    set {
      if newValue {
        addInteraction(finding.interaction)
      } else if let findInteraction {
        removeInteraction(findInteraction)
      }
    }
  }

  /// The interaction that searches the text, or `nil` if ``isFindInteractionEnabled`` is `false`.
  open var findInteraction: UIFindInteraction? {
    findingIfMade?.interaction.view === self ? findingIfMade?.interaction : nil
  }

  final var textUndoIfMade: TextUndo?

  /// The undo manager of the user's changes. Text that the app sets can't be undone.
  ///
  /// - Default: The view's own undo manager.
  open override var undoManager: UndoManager? { textUndo.manager }

  /// Moves the selected text to the pasteboard.
  open override func cut(_ sender: Any?) { cutSelection() }

  /// Copies the selected text to the pasteboard.
  open override func copy(_ sender: Any?) { copySelection() }

  /// Inserts the text of the pasteboard.
  open override func paste(_ sender: Any?) { pasteText() }

  /// Inserts the text of the pasteboard, which has no styles.
  open override func pasteAndMatchStyle(_ sender: Any?) { pasteText() }

  /// Selects the word at the caret.
  open override func select(_ sender: Any?) { selectWord(at: selection.location) }

  /// Selects all text.
  open override func selectAll(_ sender: Any?) { select(NSRange(location: 0, length: editedString.length)) }

  /// Deletes the selected text.
  open override func delete(_ sender: Any?) { deleteSelection() }

  nonisolated override class func standardBody(of selector: Selector, for type: AnyClass) -> SelectorTable.Body? {
    type == UITextView.self ? StandardSelectors.editing[selector] : super.standardBody(of: selector, for: type)
  }

  // MARK: - Keyboard

  /// The automatic capitalization of typed text.
  ///
  /// - Default: `.sentences`.
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences

  /// The autocorrection of typed text.
  ///
  /// - Default: `.default`.
  open var autocorrectionType: UITextAutocorrectionType = .default

  /// The spell checking of the text.
  ///
  /// - Default: `.default`.
  open var spellCheckingType: UITextSpellCheckingType = .default

  /// The grammar checking. Hosts check no grammar, so that the value is stored without effect.
  ///
  /// - Default: `.default`.
  open var grammarCheckingType: UITextGrammarCheckingType = .default

  /// The replacement of straight quotation marks by curly ones.
  ///
  /// - Default: `.default`.
  open var smartQuotesType: UITextSmartQuotesType = .default

  /// The replacement of hyphens by dashes.
  ///
  /// - Default: `.default`.
  open var smartDashesType: UITextSmartDashesType = .default

  /// The adjustment of spaces around inserted and deleted text.
  ///
  /// - Default: `.default`.
  open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default

  /// The suggestion of completions for words.
  ///
  /// - Default: `.default`.
  open var inlinePredictionType: UITextInlinePredictionType = .default

  /// The extent to which Writing Tools may change the text. Like devices without Apple Intelligence, hosts have no
  /// Writing Tools.
  ///
  /// - Default: `.none`. Setting `.default` results in `.none`.
  open var writingToolsBehavior: UIWritingToolsBehavior {
    get { viewState.writingTools }
    set { viewState.writingTools = newValue == .default ? .none : newValue }
  }

  /// The kinds of text that Writing Tools may return. Hosts have no Writing Tools.
  ///
  /// - Default: `.default`, which is empty.
  open var allowedWritingToolsResultOptions: UIWritingToolsResultOptions {
    get { viewState.writingToolsResults }
    set { viewState.writingToolsResults = newValue }
  }

  /// Whether Writing Tools are changing the text. The value is always `false`, because hosts have no Writing Tools.
  open var isWritingToolsActive: Bool { false }

  /// The keys of the keyboard.
  ///
  /// - Default: `.default`.
  open var keyboardType: UIKeyboardType = .default

  /// The colors of the keyboard.
  ///
  /// - Default: `.default`.
  open var keyboardAppearance: UIKeyboardAppearance = .default {
    didSet { appearanceMarks.insert(.keyboardAppearance) }
  }

  /// The title of the return key.
  ///
  /// - Default: `.default`.
  open var returnKeyType: UIReturnKeyType = .default

  /// Whether the return key is disabled while there is no text.
  ///
  /// - Default: `false`.
  open var enablesReturnKeyAutomatically: Bool = false

  /// The semantic meaning of the text.
  ///
  /// - Default: `nil`.
  open var textContentType: UITextContentType! = nil

  /// The rules for a password.
  ///
  /// - Default: `nil`.
  open var passwordRules: UITextInputPasswordRules? = nil

  /// Whether the text is secret. The value is stored without effect. As on an iPhone, only text fields hide their text.
  ///
  /// - Default: `false`.
  open var isSecureTextEntry: Bool = false

  // MARK: - Text input

  open var hasText: Bool { storage.length > 0 }

  /// Inserts text. It replaces the selection, and the caret moves behind it.
  open func insertText(_ text: String) {
    replaceText(
      in: clearsOnInsertion ? NSRange(location: 0, length: storage.length) : insertionRange, with: text, marking: false)
  }

  /// Deletes as the backspace key does. The delegate is not asked, because the keyboard asks it before it calls this
  /// method.
  open func deleteBackward() { deleteBackwardNow() }

  open func text(in range: UITextRange) -> String? { text(of: range) }

  open func replace(_ range: UITextRange, withText text: String) {
    if let range = self.range(of: range) { replaceText(in: valid(range), with: text, marking: false) }
  }

  /// The selected range. Setting it tells the delegate.
  open var selectedTextRange: UITextRange? {
    get { IndexedTextRange(viewState.selection) }
    set {
      guard let range = range(of: newValue) else { return }
      inputDelegate?.selectionWillChange(self)
      select(valid(range))
      inputDelegate?.selectionDidChange(self)
    }
  }

  open var markedTextRange: UITextRange? { viewState.marked.map { IndexedTextRange($0) } }

  open var markedTextStyle: [NSAttributedString.Key: Any]? {
    didSet { if viewState.marked != nil { canvas.setNeedsDisplay() } }
  }

  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    markText(markedText, selectedRange: selectedRange)
  }

  open func unmarkText() { mark(nil) }

  open var beginningOfDocument: UITextPosition { position(0) }

  open var endOfDocument: UITextPosition { position(storage.length) }

  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    textRange(fromPosition, toPosition)
  }

  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? { moved(position, by: offset) }

  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    moved(position, direction, by: offset)
  }

  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult { order(position, other) }

  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { distance(from, toPosition) }

  open weak var inputDelegate: (any UITextInputDelegate)?

  private final var tokenizerStorage: (any UITextInputTokenizer)?

  open var tokenizer: any UITextInputTokenizer {
    let tokenizer = tokenizerStorage ?? UITextInputStringTokenizer(textInput: self)
    tokenizerStorage = tokenizer
    return tokenizer
  }

  open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
    farthest(in: range, direction)
  }

  open func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    extended(position, direction)
  }

  open func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection {
    writingDirection(at: position)
  }

  open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
    setWritingDirection(writingDirection, for: range)
  }

  open func firstRect(for range: UITextRange) -> CGRect { firstRectangle(range) }

  open func caretRect(for position: UITextPosition) -> CGRect { caretFrame(at: offset(of: position) ?? 0) }

  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { selectionRectangles(range) }

  open func closestPosition(to point: CGPoint) -> UITextPosition? { nearest(point) }

  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    nearest(point, in: range)
  }

  open func characterRange(at point: CGPoint) -> UITextRange? { characterRange(point) }

  /// Asks the delegate whether the user may change a range of the text.
  open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    guard isEditable, let range = self.range(of: range) else { return false }
    return delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
  }

  open func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? {
    styling(at: position, direction)
  }

  // MARK: - Accessibility

  override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(isElement: true, value: text, traits: isEditable ? .none : .staticText)
  }

  // MARK: - Appearance proxy

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(.font, \UITextView.font),
      AppearanceProperty(.textColor, \UITextView.textColor),
      AppearanceProperty(.keyboardAppearance, \UITextView.keyboardAppearance),
    ]
  }
}
