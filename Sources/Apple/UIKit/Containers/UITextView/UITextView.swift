import Foundation

/// A scrolling view with text of many lines that the user can edit.
///
/// The text lies in ``textStorage``, is laid out by ``layoutManager`` in ``textContainer``, and can be changed there. A
/// view that does not scroll is as high as its text. This file declares what subclasses override; how it works stands in
/// the files beside it.
///
/// - Source: developer.apple.com/documentation/uikit/uitextview
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput, UIContentSizeCategoryAdjusting {
  /// Posted when editing begins, with the view as its object.
  public nonisolated class var textDidBeginEditingNotification: Notification.Name {
    Notification.Name("UITextViewTextDidBeginEditingNotification")
  }

  /// Posted when the user changed the text, with the view as its object.
  public nonisolated class var textDidChangeNotification: Notification.Name {
    Notification.Name("UITextViewTextDidChangeNotification")
  }

  /// Posted when editing ends, with the view as its object.
  public nonisolated class var textDidEndEditingNotification: Notification.Name {
    Notification.Name("UITextViewTextDidEndEditingNotification")
  }

  // MARK: - Storage

  final var viewState = TextViewState()
  final var caret: TextCaret?
  final let canvas = TextViewCanvas(frame: .zero)

  // MARK: - Creating

  /// Makes a text view whose text is laid out in a container; `nil` for one of its own.
  ///
  /// The container may belong to a layout manager with a text storage already.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    container = textContainer ?? NSTextContainer(size: .zero)
    manager = container.layoutManager ?? NSLayoutManager()
    storage = manager.textStorage ?? NSTextStorage()
    super.init(frame: frame)
    setUpTextView(isOwnContainer: textContainer == nil)
  }

  /// Makes a text view with a frame in the coordinates of its future superview, in points.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
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
    // Its own parts are made anew.
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

  /// What the text is laid out in. Its width follows the view's.
  open var textContainer: NSTextContainer { container }

  /// What lays the text out and draws it.
  open var layoutManager: NSLayoutManager { manager }

  /// The text. Changing it changes what is shown; the delegate is not told.
  open var textStorage: NSTextStorage { storage }

  /// The space around the text, in points.
  ///
  /// - Default: 8 at the top and at the bottom.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { textContainerTrackingDidChange() } }
  }

  // MARK: - Text

  /// The text.
  ///
  /// - Default: the empty string; setting `nil` sets that. Setting it asks no delegate, puts the caret at the end, and
  ///   drops all attributes but those of ``font``, ``textColor`` and ``textAlignment``.
  open var text: String! {
    get { storage.string }
    set { setText(newValue ?? "") }
  }

  /// The text with its attributes. Those that it leaves out are not filled in: Helvetica of 12 points, black.
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(attributedString: storage) }
    set { setAttributedText(newValue ?? NSAttributedString(string: "")) }
  }

  /// The font: that of the first character, or what text is given. Setting it gives it to all of the text.
  ///
  /// - Default: `nil` until text or a font is set; text without one is shown in the system font of 12 points.
  open var font: UIFont? {
    get { firstAttribute(.font) as? UIFont ?? viewState.font }
    set {
      appearanceMarks.insert(.font)
      setFont(newValue)
    }
  }

  /// The color of the text: that of the first character, or what text is given. Setting it gives it to all of the text.
  ///
  /// - Default: `nil`; text without a color is shown in `.label`.
  open var textColor: UIColor? {
    get { firstAttribute(.foregroundColor) as? UIColor ?? viewState.textColor }
    set {
      appearanceMarks.insert(.textColor)
      setTextColor(newValue)
    }
  }

  /// Where lines lie in the view's width. Setting it gives it to all of the text.
  ///
  /// - Default: `.natural`.
  open var textAlignment: NSTextAlignment {
    get { (firstAttribute(.paragraphStyle) as? NSParagraphStyle)?.alignment ?? viewState.alignment }
    set { setTextAlignment(newValue) }
  }

  /// The attributes of what is typed next; the selection's moving sets them to those of the text there.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { viewState.typingAttributes ?? attributesAtCaret }
    set { setTypingAttributes(newValue) }
  }

  /// What links look like.
  ///
  /// - Default: the tint color. Setting `nil` has it back.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { linkAttributesStorage ?? [.foregroundColor: tintColor as Any] }
    set {
      linkAttributesStorage = newValue
      adoptLinkAttributes()
    }
  }

  private final var linkAttributesStorage: [NSAttributedString.Key: Any]?

  /// Whether the user can change attributes. No menu for it is shown here; it is kept.
  ///
  /// - Default: `false`.
  open var allowsEditingTextAttributes: Bool = false

  /// Whether fonts that were made for Dynamic Type are made anew when the preferred text size changes.
  ///
  /// - Default: `false`.
  open var adjustsFontForContentSizeCategory: Bool = false {
    didSet { if adjustsFontForContentSizeCategory { adjustFontsForContentSizeCategory() } }
  }

  // MARK: - Editing

  /// What decides about, and hears of, editing, and of scrolling. It is not kept alive.
  @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
    didSet { scrollDelegate = delegate }
  }

  /// Whether the user can change the text.
  ///
  /// - Default: `true`.
  open var isEditable: Bool = true {
    didSet {
      if !isEditable, oldValue, isFirstResponder { resignFirstResponder() }
      if isEditable != oldValue { detectData() }
    }
  }

  /// What is looked for in the text, while it cannot be edited, so that a tap opens it.
  ///
  /// - Default: nothing.
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

  /// Whether the next typed character takes the place of all text. Moving the selection ends it.
  ///
  /// - Default: `false`.
  open var clearsOnInsertion: Bool = false

  /// What is selected, in UTF-16 units; a range that cuts characters becomes larger.
  open var selectedRange: NSRange {
    get { viewState.selection }
    set { select(valid(newValue)) }
  }

  /// Whether fingers scroll; a view that does not is as high as its text.
  ///
  /// - Default: `true`.
  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { textContainerTrackingDidChange() } }
  }

  /// Scrolls by as little as brings some text into sight.
  open func scrollRangeToVisible(_ range: NSRange) { scrollToShow(valid(range)) }

  // MARK: - Sizing and layout

  /// The size of the text where the view does not scroll; else the view has no opinion.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled
      ? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
      : fittingSize(forWidth: nil)
  }

  /// The size of the text with its insets, broken at a width.
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

  /// A view whose text can be edited or selected.
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  /// Where one can type.
  open override var canBecomeFocused: Bool { isEditable }

  /// Begins editing, unless the delegate objects.
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

  /// Ends editing, unless the delegate objects.
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

  /// What takes the keyboard's place.
  open override var inputView: UIView? {
    get { inputViewStorage }
    set { inputViewStorage = newValue }
  }

  /// What lies on top of the keyboard.
  open override var inputAccessoryView: UIView? {
    get { inputAccessoryViewStorage }
    set { inputAccessoryViewStorage = newValue }
  }

  /// A tap of a view around the text does not keep the user from editing it.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    super.gestureRecognizerShouldBegin(gestureRecognizer) && !(isEditable && isSingleTap(gestureRecognizer))
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if touches.count == 1, let touch = touches.first { tapped(at: touch.location(in: self), count: touch.tapCount) }
  }

  // MARK: - Actions of editing

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

  /// Whether the user may search the text.
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

  /// What searches the text; `nil` where the user may not.
  open var findInteraction: UIFindInteraction? {
    findingIfMade?.interaction.view === self ? findingIfMade?.interaction : nil
  }

  final var textUndoIfMade: TextUndo?

  /// Takes back what the user does to the text, and does it again. A text that the app sets can't be undone.
  ///
  /// - Default: an undo manager of the object's own.
  open override var undoManager: UndoManager? { textUndo.manager }

  /// Puts the selected text on the pasteboard, and removes it.
  open override func cut(_ sender: Any?) { cutSelection() }

  /// Puts the selected text on the pasteboard.
  open override func copy(_ sender: Any?) { copySelection() }

  /// Types what is on the pasteboard.
  open override func paste(_ sender: Any?) { pasteText() }

  /// Types what is on the pasteboard; text has no styles there.
  open override func pasteAndMatchStyle(_ sender: Any?) { pasteText() }

  /// Selects the word at the caret.
  open override func select(_ sender: Any?) { selectWord(at: selection.location) }

  /// Selects all of the text.
  open override func selectAll(_ sender: Any?) { select(NSRange(location: 0, length: editedString.length)) }

  /// Removes the selected text.
  open override func delete(_ sender: Any?) { deleteSelection() }

  nonisolated override class func standardBody(of selector: Selector, for type: AnyClass) -> SelectorTable.Body? {
    type == UITextView.self ? StandardSelectors.editing[selector] : super.standardBody(of: selector, for: type)
  }

  // MARK: - Keyboard

  /// When letters become capitals by themselves.
  ///
  /// - Default: `.sentences`.
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences

  /// Whether what is typed is corrected.
  ///
  /// - Default: `.default`.
  open var autocorrectionType: UITextAutocorrectionType = .default

  /// Whether spelling is checked.
  ///
  /// - Default: `.default`.
  open var spellCheckingType: UITextSpellCheckingType = .default

  /// Whether quotation marks become curly.
  ///
  /// - Default: `.default`.
  open var smartQuotesType: UITextSmartQuotesType = .default

  /// Whether hyphens become dashes.
  ///
  /// - Default: `.default`.
  open var smartDashesType: UITextSmartDashesType = .default

  /// Whether spaces around pasted and cut text are mended.
  ///
  /// - Default: `.default`.
  open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default

  /// Whether the rest of a word is proposed.
  ///
  /// - Default: `.default`.
  open var inlinePredictionType: UITextInlinePredictionType = .default

  /// How much writing tools may do with the text. Hosts have no writing tools, as devices without Apple Intelligence.
  ///
  /// - Default: `.none`. `.default` stands for it.
  open var writingToolsBehavior: UIWritingToolsBehavior {
    get { viewState.writingTools }
    set { viewState.writingTools = newValue == .default ? .none : newValue }
  }

  /// What text of writing tools may contain. Hosts have no writing tools.
  ///
  /// - Default: `.default`, which is empty.
  open var allowedWritingToolsResultOptions: UIWritingToolsResultOptions {
    get { viewState.writingToolsResults }
    set { viewState.writingToolsResults = newValue }
  }

  /// Whether writing tools change the text now: `false`, as hosts have none.
  open var isWritingToolsActive: Bool { false }

  /// Which keys the keyboard shows.
  ///
  /// - Default: `.default`.
  open var keyboardType: UIKeyboardType = .default

  /// The keyboard's colors.
  ///
  /// - Default: `.default`.
  open var keyboardAppearance: UIKeyboardAppearance = .default {
    didSet { appearanceMarks.insert(.keyboardAppearance) }
  }

  /// What stands on the return key.
  ///
  /// - Default: `.default`.
  open var returnKeyType: UIReturnKeyType = .default

  /// Whether the return key works only where there is text.
  ///
  /// - Default: `false`.
  open var enablesReturnKeyAutomatically: Bool = false

  /// What the text is for.
  ///
  /// - Default: `nil`.
  open var textContentType: UITextContentType! = nil

  /// What a password must be made of.
  ///
  /// - Default: `nil`.
  open var passwordRules: UITextInputPasswordRules? = nil

  /// Whether the text is a secret. It is kept, and the text is shown all the same: as on an iPhone, only fields hide it.
  ///
  /// - Default: `false`.
  open var isSecureTextEntry: Bool = false

  // MARK: - Text input

  open var hasText: Bool { storage.length > 0 }

  /// Types text: the selection gives way to it, and the caret stands behind it.
  open func insertText(_ text: String) {
    replaceText(
      in: clearsOnInsertion ? NSRange(location: 0, length: storage.length) : insertionRange, with: text, marking: false)
  }

  /// Deletes as the backspace key does. The delegate is not asked; it is before the keyboard calls this.
  open func deleteBackward() { deleteBackwardNow() }

  open func text(in range: UITextRange) -> String? { text(of: range) }

  open func replace(_ range: UITextRange, withText text: String) {
    if let range = self.range(of: range) { replaceText(in: valid(range), with: text, marking: false) }
  }

  /// What is selected; setting it tells the delegate.
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

  /// Asks the delegate about what the user types.
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

  // MARK: - Appearance

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(.font, \UITextView.font),
      AppearanceProperty(.textColor, \UITextView.textColor),
      AppearanceProperty(.keyboardAppearance, \UITextView.keyboardAppearance),
    ]
  }
}
