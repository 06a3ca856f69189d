import CoreGraphics
import Foundation

/// An interaction with which the user positions the caret and selects words in text that an app draws itself.
///
/// A tap makes the input the first responder and positions the caret. Another tap or a long press selects the word and
/// shows the menu. The caret and the selection are drawn at the rectangles that the input returns.
///
/// - Source: developer.apple.com/documentation/uikit/uitextinteraction
@preconcurrency @MainActor
open class UITextInteraction: NSObject, UIInteraction {
  /// The object that is told about touches. The reference is weak.
  open weak var delegate: (any UITextInteractionDelegate)?

  /// The text input. The reference is weak.
  open weak var textInput: (any UIResponder & UITextInput)? { didSet { marks.input = textInput } }

  /// The actions that the user can perform.
  open private(set) var textInteractionMode = UITextInteractionMode.editable

  open private(set) weak var view: UIView?

  private final let marks = TextInputMarks()
  private final let menu = UIEditMenuInteraction(delegate: nil)
  private final let tap = UITapGestureRecognizer()
  private final let doubleTap = UITapGestureRecognizer()
  private final let press = UILongPressGestureRecognizer()

  public override init() {
    super.init()
    doubleTap.numberOfTapsRequired = 2
    tap.listeners.append { [weak self] recognizer in
      if recognizer.state == .ended { self?.touched(recognizer, selectsWord: false) }
    }
    doubleTap.listeners.append { [weak self] recognizer in
      if recognizer.state == .ended { self?.touched(recognizer, selectsWord: true) }
    }
    press.listeners.append { [weak self] recognizer in
      if recognizer.state == .began { self?.touched(recognizer, selectsWord: true) }
    }
  }

  /// Creates an interaction for text that is editable or only selectable.
  public convenience init(for mode: UITextInteractionMode) {
    self.init()
    textInteractionMode = mode
  }

  /// The gesture recognizers of the interaction. Gesture recognizers of an app can require them to fail.
  open var gesturesForFailureRequirements: [UIGestureRecognizer] { [tap, doubleTap, press] }

  open func willMove(to view: UIView?) {
    guard let old = self.view else { return }
    for recognizer in gesturesForFailureRequirements { old.removeGestureRecognizer(recognizer) }
    old.removeInteraction(menu)
    marks.remove()
  }

  open func didMove(to view: UIView?) {
    self.view = view
    guard let view else { return }
    for recognizer in gesturesForFailureRequirements { view.addGestureRecognizer(recognizer) }
    view.addInteraction(menu)
    marks.follow()
  }

  // MARK: - Touches

  private final func touched(_ recognizer: UIGestureRecognizer, selectsWord: Bool) {
    guard let view, let input = textInput,
      delegate?.interactionShouldBegin(self, at: recognizer.location(in: view)) ?? true
    else { return }
    delegate?.interactionWillBegin(self)
    defer { delegate?.interactionDidEnd(self) }
    if !input.isFirstResponder, !input.becomeFirstResponder(), textInteractionMode == .editable { return }
    guard let position = input.closestPosition(to: recognizer.location(in: input.textInputView)) else { return }
    let word = selectsWord ? self.word(at: position, in: input) : nil
    if textInteractionMode == .editable || word != nil {
      input.selectedTextRange = word ?? input.textRange(from: position, to: position)
    } else {
      input.selectedTextRange = nil
    }
    marks.frameWillBeMade()
    if let word { showMenu(for: word, of: input, in: view) } else { menu.dismissMenu() }
  }

  private final func word(at position: UITextPosition, in input: any UITextInput) -> UITextRange? {
    for direction in [UITextStorageDirection.forward, .backward] {
      let direction = UITextDirection(rawValue: direction.rawValue)
      if let range = input.tokenizer.rangeEnclosingPosition(position, with: .word, inDirection: direction) {
        return range
      }
    }
    return nil
  }

  private final func showMenu(for range: UITextRange, of input: any UITextInput, in view: UIView) {
    let area = input.textInputView.convert(input.firstRect(for: range), to: view)
    menu.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: area.midX, y: area.minY)))
  }
}

/// The actions that a ``UITextInteraction`` allows.
///
/// - Source: developer.apple.com/documentation/uikit/uitextinteractionmode
public enum UITextInteractionMode: Int, Sendable {
  /// The user can select and edit text.
  case editable = 0
  /// The user can only select text.
  case nonEditable = 1
}
