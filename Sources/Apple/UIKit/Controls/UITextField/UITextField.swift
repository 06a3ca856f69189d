import Foundation

/// A line of text that the user can edit.
///
/// A field is edited while it is the first responder: it then has a caret, and gets what the keyboard types. This file declares what subclasses override; how it works
/// stands in the files beside it.
///
/// - Source: developer.apple.com/documentation/uikit/uitextfield
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput, UIContentSizeCategoryAdjusting {
  /// Posted when editing begins, with the field as its object.
  public nonisolated class var textDidBeginEditingNotification: Notification.Name {
    Notification.Name("UITextFieldTextDidBeginEditingNotification")
  }

  /// Posted when editing ends, with the field as its object and the reason under ``didEndEditingReasonUserInfoKey``.
  public nonisolated class var textDidEndEditingNotification: Notification.Name {
    Notification.Name("UITextFieldTextDidEndEditingNotification")
  }

  /// Posted when the user changed the text, with the field as its object.
  public nonisolated class var textDidChangeNotification: Notification.Name {
    Notification.Name("UITextFieldTextDidChangeNotification")
  }

  /// Where ``textDidEndEditingNotification`` has the raw value of the reason.
  public nonisolated class var didEndEditingReasonUserInfoKey: String { "UITextFieldDidEndEditingReasonKey" }

  // MARK: - Storage

  final var fieldState = TextFieldState()
  final var clearButton: TextFieldClearButton?
  final var caret: TextCaret?

  // MARK: - Creating

  /// Makes a field with a frame in the coordinates of its future superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpTextField()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpTextField()
    coder.decodePart(UITextField.self, of: self)
  }

  open override func encode(with coder: NSCoder) {
    // Its own parts are made anew.
    caret?.tools?.hide()
    let parts = [clearButton, caret].compactMap { $0 as UIView? }.filter { $0.superview === self }
    for part in parts { part.removeFromSuperview() }
    super.encode(with: coder)
    for part in parts { addSubview(part) }
  }

  private func setUpTextField() {
    contentMode = .redraw
    layer.needsDisplayOnBoundsChange = true
    clipsToBounds = true
  }

  // MARK: - Text

  /// The text.
  ///
  /// - Default: the empty string; setting `nil` sets that. Setting it asks no delegate and sends no event; it puts the
  ///   caret at the end and drops the attributes of ``attributedText``.
  open var text: String? {
    get { fieldState.text.string }
    set { setText(newValue ?? "") }
  }

  /// The text with its attributes.
  ///
  /// - Default: the empty text. Attributes that are left out are ``defaultTextAttributes``.
  open var attributedText: NSAttributedString? {
    get { fieldState.text }
    set { setAttributedText(newValue ?? NSAttributedString(string: "")) }
  }

  /// What is shown, in gray, while there is no text.
  ///
  /// - Default: `nil`.
  open var placeholder: String? {
    get { fieldState.placeholder?.string }
    set { setPlaceholder(newValue.map { NSAttributedString(string: $0) }, isPlain: true) }
  }

  /// What is shown while there is no text, with attributes; font, gray and alignment where it names none.
  ///
  /// - Default: `nil`.
  open var attributedPlaceholder: NSAttributedString? {
    get { fieldState.placeholder.map { styledPlaceholder($0) } }
    set { setPlaceholder(newValue, isPlain: false) }
  }

  /// The font of all of the text.
  ///
  /// - Default: the system font of 17 points; set `nil` to have it back.
  open var font: UIFont? {
    get { fieldState.attributes[.font] as? UIFont }
    set {
      appearanceMarks.insert(.font)
      setAttribute(.font, newValue ?? .systemFont(ofSize: UIFont.labelFontSize))
    }
  }

  /// The color of all of the text.
  ///
  /// - Default: `.label`; set `nil` to have it back.
  open var textColor: UIColor? {
    get { fieldState.attributes[.foregroundColor] as? UIColor }
    set {
      appearanceMarks.insert(.textColor)
      setAttribute(.foregroundColor, newValue ?? UIColor.label)
    }
  }

  /// Where the text lies in the field's width.
  ///
  /// - Default: `.natural`: at the leading edge.
  open var textAlignment: NSTextAlignment {
    get { paragraphStyle.alignment }
    set { setTextAlignment(newValue) }
  }

  /// The attributes of text that has none of its own. Setting them gives them to all of the text.
  ///
  /// - Default: the system font of 17 points, `.label`, and a paragraph that is truncated at its end.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { fieldState.attributes }
    set { setDefaultTextAttributes(newValue) }
  }

  /// The attributes of what is typed next; the selection's moving drops them.
  ///
  /// - Default: those of the text before the caret while the field is edited, and `nil` else.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { fieldState.isEditing ? fieldState.typingAttributes ?? attributesAtCaret : nil }
    set { if fieldState.isEditing { fieldState.typingAttributes = newValue } }
  }

  /// Whether the user can change attributes. No menu for it is shown here; it is kept.
  ///
  /// - Default: `false`.
  open var allowsEditingTextAttributes: Bool = false

  /// Whether the font is made smaller, down to ``minimumFontSize``, so that the text fits while it is not edited.
  ///
  /// - Default: `false`.
  open var adjustsFontSizeToFitWidth: Bool = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { setNeedsDisplay() } }
  }

  /// The smallest font, in points, that ``adjustsFontSizeToFitWidth`` uses.
  ///
  /// - Default: 0, and then the text keeps its size.
  open var minimumFontSize: CGFloat = 0 {
    didSet { if minimumFontSize != oldValue { setNeedsDisplay() } }
  }

  /// Whether a font that was made for Dynamic Type is made anew when the preferred text size changes.
  ///
  /// - Default: `false`.
  open var adjustsFontForContentSizeCategory: Bool = false {
    didSet { if adjustsFontForContentSizeCategory { adjustFontForContentSizeCategory() } }
  }

  // MARK: - Editing

  /// What decides about, and hears of, editing. It is not kept alive.
  open weak var delegate: (any UITextFieldDelegate)?

  /// Whether the field is edited.
  open var isEditing: Bool { fieldState.isEditing }

  /// Whether the text is emptied when editing begins, if the delegate does not object.
  ///
  /// - Default: `false`.
  open var clearsOnBeginEditing: Bool = false

  /// Whether the next typed character takes the place of all text. Moving the selection ends it.
  ///
  /// - Default: `false`.
  open var clearsOnInsertion: Bool = false

  // MARK: - Looks

  /// What is drawn around the field.
  ///
  /// - Default: `.none`. A background image takes the place of every style but `.roundedRect`.
  open var borderStyle: BorderStyle = .none {
    didSet { if borderStyle != oldValue { borderStyleDidChange(from: oldValue) } }
  }

  /// An image that fills the field, stretched.
  ///
  /// - Default: `nil`. Not drawn in the style `.roundedRect`.
  open var background: UIImage? {
    didSet { if background !== oldValue { setNeedsDisplay() } }
  }

  /// The image that takes the place of ``background`` in a disabled field; without `background` it is not drawn.
  ///
  /// - Default: `nil`.
  open var disabledBackground: UIImage? {
    didSet { if disabledBackground !== oldValue { setNeedsDisplay() } }
  }

  /// When the button that empties the text is seen. It is never where there is no text.
  ///
  /// - Default: `.never`.
  open var clearButtonMode: ViewMode = .never {
    didSet { if clearButtonMode != oldValue { partsDidChange() } }
  }

  /// A view at the leading edge, before the text.
  ///
  /// - Default: `nil`.
  open var leftView: UIView? {
    didSet { sideViewDidChange(from: oldValue, to: leftView) }
  }

  /// When ``leftView`` is seen.
  ///
  /// - Default: `.never`.
  open var leftViewMode: ViewMode = .never {
    didSet { if leftViewMode != oldValue { partsDidChange() } }
  }

  /// A view at the trailing edge, after the text. The clear button takes its place.
  ///
  /// - Default: `nil`.
  open var rightView: UIView? {
    didSet { sideViewDidChange(from: oldValue, to: rightView) }
  }

  /// When ``rightView`` is seen.
  ///
  /// - Default: `.never`.
  open var rightViewMode: ViewMode = .never {
    didSet { if rightViewMode != oldValue { partsDidChange() } }
  }

  // MARK: - Rectangles

  /// The border's rectangle; the default is all of the bounds.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The text's rectangle while it is not edited.
  open func textRect(forBounds bounds: CGRect) -> CGRect { standardTextRect(in: bounds, isEditing: false) }

  /// The placeholder's rectangle; the default is the text's.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  /// The text's rectangle while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { standardTextRect(in: bounds, isEditing: true) }

  /// The clear button's rectangle.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { standardClearButtonRect(in: bounds) }

  /// The rectangle of ``leftView``.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    standardSideRect(of: leftView, isLeading: true, in: bounds)
  }

  /// The rectangle of ``rightView``.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    standardSideRect(of: rightView, isLeading: false, in: bounds)
  }

  /// Draws the text into a rectangle of the current context.
  open func drawText(in rect: CGRect) { drawLaidOutText(in: rect) }

  /// Draws the placeholder into a rectangle of the current context.
  open func drawPlaceholder(in rect: CGRect) { drawLaidOutPlaceholder(in: rect) }

  open override func draw(_ rect: CGRect) { drawField() }

  // MARK: - Sizing and layout

  /// The size of the text or, without one, of the placeholder, with the border and the views beside it. A field with
  /// round corners is at least 34 points high.
  open override var intrinsicContentSize: CGSize { fittingSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  /// The design's measures are others than before. Overridden by subclasses that have some of their own.
  func takeMeasures() {}

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
    setNeedsLayout()
  }

  override func stateDidChange() {
    super.stateDidChange()
    if !isEnabled, isFirstResponder { resignFirstResponder() }
  }

  // MARK: - First responder

  /// A field can be edited while it is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Where one can type.
  open override var canBecomeFocused: Bool { canBecomeFirstResponder }

  /// Begins editing, unless the delegate objects.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    if window == nil { return super.becomeFirstResponder() }
    guard canBecomeFirstResponder, window != nil, delegate?.textFieldShouldBeginEditing(self) ?? true else {
      return false
    }
    // The delegate hears of a field's editing before the app hears of the keyboard; of a text view's it hears after that.
    // (craiggrummitt.com/2016/07/18/keyboards-text-views-and-first-responders)
    let isFirst = UserInterface.current.keyboard.handOver {
      guard super.becomeFirstResponder() else { return false }
      beginEditing()
      return true
    }
    guard isFirst else { return false }
    if isFirstResponder {
      reloadInputViews()
    } else if let window = window?.responderWindow {
      UserInterface.current.keyboard.update(for: window)
    }
    return true
  }

  /// Ends editing, unless the delegate objects.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
    endEditing(for: .committed)
    return true
  }

  override func firstResponderIsTaken() {
    super.firstResponderIsTaken()
    endEditing(for: .committed)
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

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if let touch, isTouchInside { tapped(at: touch.location(in: self), count: touch.tapCount) }
  }

  // MARK: - Actions of editing

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    mayEdit(action) ?? super.canPerformAction(action, withSender: sender)
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
    type == UITextField.self ? StandardSelectors.editing[selector] : super.standardBody(of: selector, for: type)
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

  /// Whether the text is shown as bullets.
  ///
  /// - Default: `false`. What is typed first after editing began again takes the place of all hidden text.
  open var isSecureTextEntry: Bool = false {
    didSet { if isSecureTextEntry != oldValue { textLayoutDidChange() } }
  }

  // MARK: - Text input

  open var hasText: Bool { fieldState.text.length > 0 }

  /// Types text: the selection gives way to it, and the caret stands behind it. Newlines become spaces.
  open func insertText(_ text: String) { insertTypedText(text) }

  /// Deletes as the backspace key does. The delegate is not asked; it is before the keyboard calls this.
  open func deleteBackward() { deleteBackwardNow() }

  open func text(in range: UITextRange) -> String? { text(of: range) }

  open func replace(_ range: UITextRange, withText text: String) {
    if let range = self.range(of: range) { replaceText(in: valid(range), with: text, marking: false) }
  }

  /// What is selected; setting it tells the delegate. `nil` while the field is not edited.
  open var selectedTextRange: UITextRange? {
    get { fieldState.isEditing ? IndexedTextRange(fieldState.selection) : nil }
    set {
      guard let range = range(of: newValue) else { return }
      inputDelegate?.selectionWillChange(self)
      select(valid(range))
      inputDelegate?.selectionDidChange(self)
    }
  }

  open var markedTextRange: UITextRange? { fieldState.marked.map { IndexedTextRange($0) } }

  open var markedTextStyle: [NSAttributedString.Key: Any]? {
    didSet { if fieldState.marked != nil { setNeedsDisplay() } }
  }

  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    markText(markedText, selectedRange: selectedRange)
  }

  open func unmarkText() { mark(nil) }

  open var beginningOfDocument: UITextPosition { position(0) }

  open var endOfDocument: UITextPosition { position(fieldState.text.length) }

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
    setWritingDirection(writingDirection)
  }

  open func firstRect(for range: UITextRange) -> CGRect { firstRectangle(range) }

  open func caretRect(for position: UITextPosition) -> CGRect { caretInField(at: offset(of: position) ?? 0) }

  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { selectionRectangles(range) }

  open func closestPosition(to point: CGPoint) -> UITextPosition? { nearest(point) }

  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    nearest(point, in: range)
  }

  open func characterRange(at point: CGPoint) -> UITextRange? { characterRange(point) }

  /// Asks the delegate about what the user types.
  open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    guard let range = self.range(of: range) else { return true }
    return delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
  }

  open func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? {
    styling(at: position, direction)
  }

  // MARK: - Accessibility

  override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(isElement: true, value: spokenText, traits: stateTraits)
  }

  // MARK: - Appearance

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(.font, \UITextField.font),
      AppearanceProperty(.textColor, \UITextField.textColor),
      AppearanceProperty(.keyboardAppearance, \UITextField.keyboardAppearance),
    ]
  }
}
