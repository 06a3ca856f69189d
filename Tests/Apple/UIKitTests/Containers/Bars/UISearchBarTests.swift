import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite("UISearchBar", .ownHosts)
struct UISearchBarTests {
  init() { StandardScreen.make() }

  @MainActor
  private final class Witness: NSObject, UISearchBarDelegate {
    var log: [String] = []
    var allows = true

    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
      log.append("shouldBegin")
      return allows
    }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.append("didBegin") }
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
      log.append("shouldEnd")
      return true
    }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { log.append("didEnd") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { log.append("change \(searchText)") }
    func searchBar(
      _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      log.append("should \(range.location) \(text)")
      return true
    }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.append("cancel") }
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { log.append("bookmark") }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
      log.append("scope \(selectedScope)")
    }
  }

  private func show(
    _ bar: UISearchBar, direction: UITraitEnvironmentLayoutDirection = .leftToRight, height: CGFloat? = nil
  ) -> ControlTestScreen {
    let screen = ControlTestScreen(direction: direction)
    screen.window.makeKeyAndVisible()
    screen.show(bar, frame: CGRect(x: 0, y: 0, width: 320, height: height ?? bar.intrinsicContentSize.height))
    return screen
  }

  @Test("it is 56 points high, and higher with a prompt or scopes")
  func heights() {
    let bar = UISearchBar()
    #expect(bar.sizeThatFits(CGSize(width: 320, height: 0)) == CGSize(width: 320, height: 56))
    bar.prompt = "Where to?"
    #expect(bar.intrinsicContentSize.height == 75)
    bar.prompt = nil
    bar.showsScopeBar = true
    #expect(bar.intrinsicContentSize.height == 56)
    bar.scopeButtonTitles = ["All", "Some"]
    #expect(bar.intrinsicContentSize.height == 102)
  }

  @Test("bar and field follow the text size, as Interface Builder's bars of 51 points in the smallest do")
  func textSizes() {
    let bar = UISearchBar()
    bar.traitOverrides.preferredContentSizeCategory = .extraSmall
    _ = show(bar, height: nil)
    #expect(bar.intrinsicContentSize.height == 51 && bar.searchTextField.frame.height == 31)
    #expect(bar.searchTextField.font?.pointSize == 14)
    bar.traitOverrides.preferredContentSizeCategory = .large
    #expect(bar.intrinsicContentSize.height == 56)
    // The text is large, and the height of the bar is unchanged.
    bar.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    bar.frame.size.height = 56
    bar.layoutIfNeeded()
    #expect(bar.intrinsicContentSize.height > 100)
    #expect(bar.searchTextField.frame == CGRect(x: 8, y: 0, width: 304, height: 56))
  }

  @Test("the field is 36 points high, 8 from the sides, in the middle", arguments: [44, 50, 56, 60] as [CGFloat])
  func field(_ height: CGFloat) {
    let bar = UISearchBar()
    _ = show(bar, height: height)
    #expect(bar.searchTextField.frame == CGRect(x: 8, y: (height - 36) / 2, width: 304, height: 36))
  }

  @Test("the magnifying glass is as large as the words, which begin behind it")
  func glass() throws {
    func glass(_ size: UIContentSizeCategory) throws -> (symbol: CGFloat, end: CGFloat, words: CGFloat) {
      let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 375, height: 120))
      bar.traitOverrides.preferredContentSizeCategory = size
      bar.layoutIfNeeded()
      let field = bar.searchTextField
      let view = try #require(field.leftView as? UIImageView)
      return (view.intrinsicContentSize.width, view.frame.maxX, field.textRect(forBounds: field.bounds).minX)
    }
    let (usual, large) = (try glass(.large), try glass(.accessibilityExtraLarge))
    #expect(usual.end == 26 && usual.words == 30)
    #expect(abs(large.symbol / usual.symbol - 40 / 17) < 0.1)
    #expect(large.words == large.end + 4 && abs(large.end - 6 - 20 * 40 / 17) < 1)
  }

  @Test("a cancel button takes its room from the field, at the trailing edge")
  func cancelButton() {
    let bar = UISearchBar()
    bar.showsCancelButton = true
    _ = show(bar)
    let cancel = bar.parts.cancel
    #expect(cancel.frame.maxX == 304 && bar.searchTextField.frame.maxX == cancel.frame.minX - 8)
    let mirrored = UISearchBar()
    mirrored.setShowsCancelButton(true, animated: true)
    _ = show(mirrored, direction: .rightToLeft)
    #expect(mirrored.parts.cancel.frame.minX == 16 && mirrored.searchTextField.frame.maxX == 312)
  }

  @Test("typing, searching and ending tell the delegate in order")
  func order() {
    let witness = Witness()
    let bar = UISearchBar()
    bar.delegate = witness
    let screen = show(bar)
    bar.text = "x"
    bar.text = ""
    #expect(witness.log.isEmpty)
    #expect(bar.becomeFirstResponder() && bar.isFirstResponder)
    let keyboard = HostKeyboard(for: screen.window)
    keyboard.type("ab")
    _ = keyboard.pressReturn()
    #expect(bar.resignFirstResponder())
    #expect(
      witness.log == [
        "shouldBegin", "didBegin", "should 0 a", "change a", "should 1 b", "change ab", "search", "shouldEnd", "didEnd",
      ])
  }

  @Test("a delegate may keep editing from beginning")
  func refusal() {
    let witness = Witness()
    witness.allows = false
    let bar = UISearchBar()
    bar.delegate = witness
    let screen = show(bar)
    #expect(!bar.becomeFirstResponder() && witness.log == ["shouldBegin"])
    #expect(screen.window.isKeyWindow)
  }

  @Test("the cancel button tells the delegate and leaves text and editing alone")
  func cancel() {
    let witness = Witness()
    let bar = UISearchBar()
    bar.showsCancelButton = true
    bar.text = "abc"
    bar.delegate = witness
    let screen = show(bar)
    HostFinger(down: CGPoint(x: 280, y: 28), in: screen.window).lift()
    #expect(witness.log == ["cancel"] && bar.text == "abc")
  }

  @Test("the clear button empties the text and tells of it")
  func clear() {
    let witness = Witness()
    let bar = UISearchBar()
    bar.text = "abc"
    bar.delegate = witness
    let screen = show(bar)
    HostFinger(down: CGPoint(x: 296, y: 28), in: screen.window).lift()
    #expect(bar.text == "" && witness.log.contains("change "))
  }

  @Test("a tap on a scope chooses it and tells the delegate, code only chooses")
  func scopes() {
    let witness = Witness()
    let bar = UISearchBar()
    bar.scopeButtonTitles = ["All", "Some"]
    bar.showsScopeBar = true
    bar.delegate = witness
    let screen = show(bar)
    #expect(bar.parts.scope.selectedSegmentIndex == 0)
    HostFinger(down: CGPoint(x: 240, y: 70), in: screen.window).lift()
    #expect(bar.selectedScopeButtonIndex == 1 && witness.log == ["scope 1"])
    bar.selectedScopeButtonIndex = 0
    #expect(bar.parts.scope.selectedSegmentIndex == 0 && witness.log.count == 1)
  }

  @Test("a bookmark button is in the field while it is empty")
  func bookmark() {
    let witness = Witness()
    let bar = UISearchBar()
    bar.showsBookmarkButton = true
    bar.delegate = witness
    let screen = show(bar)
    HostFinger(down: CGPoint(x: 294, y: 28), in: screen.window).lift()
    #expect(witness.log == ["bookmark"])
    bar.text = "a"
    bar.layoutIfNeeded()
    screen.window.layoutIfNeeded()
    #expect(bar.parts.extra.superview == nil)
  }

  @Test("the prominent style has the background of bars, the minimal one has none")
  func styles() {
    let bar = UISearchBar()
    let screen = show(bar)
    screen.window.backgroundColor = .white
    #expect(screen.pixels(of: screen.window)[2, 2].isNear(.init(249, 249, 249), within: 1))
    bar.searchBarStyle = .minimal
    #expect(screen.pixels(of: screen.window)[2, 2] == .white)
    // 0.12 of (118, 118, 128) on white.
    #expect(screen.pixels(of: screen.window)[100, 28].isNear(.init(239, 239, 240)))
  }

  @Test("tokens stand before the words, and the backspace key deletes them from the last on")
  func tokens() {
    let bar = UISearchBar()
    let screen = show(bar)
    let field = bar.searchTextField
    let start = field.textRect(forBounds: field.bounds).minX
    field.tokens = [UISearchToken(icon: nil, text: "Ana")]
    field.insertToken(UISearchToken(icon: nil, text: "Beach"), at: 1)
    #expect(field.textRect(forBounds: field.bounds).minX > start + 60)
    #expect(bar.becomeFirstResponder())
    let keyboard = HostKeyboard(for: screen.window)
    keyboard.type("x")
    keyboard.deleteBackward()
    #expect(field.tokens.count == 2 && field.text == "")
    keyboard.deleteBackward()
    #expect(field.tokens.map(\.text) == ["Ana"])
    field.removeToken(at: 0)
    #expect(field.textRect(forBounds: field.bounds).minX == start)
  }

  // MARK: - Keyboard

  @Test("the traits of the keyboard are those of the field")
  func textInputTraits() {
    let bar = UISearchBar()
    let traits: any UITextInputTraits = bar
    #expect(traits.returnKeyType == .search && traits.enablesReturnKeyAutomatically)
    bar.autocapitalizationType = .none
    bar.keyboardType = .webSearch
    #expect(bar.searchTextField.autocapitalizationType == .none && bar.searchTextField.keyboardType == .webSearch)
    bar.searchTextField.isSecureTextEntry = true
    #expect(bar.isSecureTextEntry)
  }

  // MARK: - Pictures and offsets from before appearances

  @Test("words, icons and the field are moved by their adjustments")
  func adjustments() {
    let screen = ControlTestScreen()
    let bar = UISearchBar()
    screen.show(bar, frame: CGRect(x: 0, y: 0, width: 375, height: 56))
    let field = bar.searchTextField
    let (words, glass, frame) = (
      field.textRect(forBounds: field.bounds), field.leftViewRect(forBounds: field.bounds), field.frame
    )
    bar.searchTextPositionAdjustment = UIOffset(horizontal: 8, vertical: 1)
    bar.setPositionAdjustment(UIOffset(horizontal: 5, vertical: 0), for: .search)
    bar.searchFieldBackgroundPositionAdjustment = UIOffset(horizontal: 0, vertical: 3)
    bar.layoutIfNeeded()
    #expect(field.textRect(forBounds: field.bounds) == words.offsetBy(dx: 8, dy: 1))
    #expect(field.leftViewRect(forBounds: field.bounds) == glass.offsetBy(dx: 5, dy: 0))
    #expect(field.frame == frame.offsetBy(dx: 0, dy: 3))
    #expect(bar.positionAdjustment(for: .search).horizontal == 5 && bar.positionAdjustment(for: .clear) == .zero)
  }

  @Test("a picture for a place takes the background's place, and one for the field that of its ground")
  func pictures() {
    let screen = ControlTestScreen()
    let bar = UISearchBar()
    screen.show(bar, frame: CGRect(x: 0, y: 0, width: 375, height: 56))
    let (any, top) = (UIImage(), UIImage())
    bar.setBackgroundImage(any, for: .any, barMetrics: .default)
    #expect(bar.backgroundImage(for: .top, barMetrics: .default) === any)
    bar.setBackgroundImage(top, for: .top, barMetrics: .default)
    #expect(bar.backgroundImage(for: .top, barMetrics: .compact) === top)
    #expect(bar.backgroundImage(for: .bottom, barMetrics: .default) === any)
    #expect(bar.backgroundImage == nil)
    bar.setSearchFieldBackgroundImage(top, for: .normal)
    #expect(bar.searchFieldBackgroundImage(for: .normal) === top)
    #expect(bar.searchTextField.backgroundColor == .clear)
    bar.setSearchFieldBackgroundImage(nil, for: .normal)
    #expect(bar.searchTextField.backgroundColor == .tertiarySystemFill)
    bar.scopeButtonTitles = ["A", "B"]
    bar.showsScopeBar = true
    bar.scopeBarBackgroundImage = any
    bar.frame.size.height = bar.intrinsicContentSize.height
    bar.layoutIfNeeded()
    #expect(bar.parts.scopeBackground?.frame == CGRect(x: 0, y: 56, width: 375, height: bar.bounds.height - 56))
  }
}
