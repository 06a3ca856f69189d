import Foundation
import TestHosts
import Testing

@testable import UIKit

@Suite("NSTextStorage", .ownHosts)
struct NSTextStorageTests {
  /// A delegate that records the processed edits.
  final class Log: NSObject, NSTextStorageDelegate {
    var entries: [String] = []
    var onWill: ((NSTextStorage) -> Void)?

    private func describe(_ mask: NSTextStorage.EditActions, _ range: NSRange, _ delta: Int) -> String {
      "\(mask.contains(.editedCharacters) ? "c" : "")\(mask.contains(.editedAttributes) ? "a" : "")"
        + " \(range.location),\(range.length) \(delta)"
    }

    func textStorage(
      _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange,
      changeInLength delta: Int
    ) {
      entries.append("will " + describe(editedMask, editedRange, delta))
      onWill?(textStorage)
    }

    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
      changeInLength delta: Int
    ) {
      entries.append("did " + describe(editedMask, editedRange, delta))
    }
  }

  /// A storage with its text in another string, as in many apps.
  final class OwnStorage: NSTextStorage {
    private let backing = NSMutableAttributedString(string: "")
    override var string: String { backing.string }

    override func attributes(
      at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] {
      backing.attributes(at: location, effectiveRange: range)
    }

    override func replaceCharacters(in range: NSRange, with str: String) {
      beginEditing()
      backing.replaceCharacters(in: range, with: str)
      edited(.editedCharacters, range: range, changeInLength: (str as NSString).length - range.length)
      endEditing()
    }

    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
      beginEditing()
      backing.setAttributes(attrs, range: range)
      edited(.editedAttributes, range: range, changeInLength: 0)
      endEditing()
    }
  }

  private static let key = NSAttributedString.Key("mark")

  private static func make(_ isOwn: Bool) -> NSTextStorage { isOwn ? OwnStorage() : NSTextStorage() }

  @Test("every way of changing works on a plain storage and on one that keeps its own text", arguments: [false, true])
  func changes(_ isOwn: Bool) {
    let storage = NSTextStorageTests.make(isOwn)
    storage.append(NSAttributedString(string: "hello", attributes: [Self.key: 1]))
    storage.insert(NSAttributedString(string: "X", attributes: [Self.key: 2]), at: 0)
    #expect(storage.string == "Xhello" && storage.length == 6)
    storage.deleteCharacters(in: NSRange(location: 1, length: 2))
    storage.replaceCharacters(in: NSRange(location: 1, length: 1), with: "LL")
    #expect(storage.string == "XLLlo")
    storage.addAttribute(Self.key, value: 3, range: NSRange(location: 3, length: 2))
    storage.removeAttribute(Self.key, range: NSRange(location: 0, length: 1))
    var runs: [String] = []
    storage.enumerateAttribute(Self.key, in: NSRange(location: 0, length: 5), options: []) { value, range, _ in
      runs.append("\(value ?? "-") \(range.location),\(range.length)")
    }
    #expect(runs == ["- 0,1", "1 1,2", "3 3,2"])
    #expect(NSAttributedString(attributedString: storage).isEqual(to: storage), "Foundation sees the same text")
    #expect(storage.attributedSubstring(from: NSRange(location: 3, length: 1)).string == "l")
    storage.setAttributedString(NSAttributedString(string: "new"))
    #expect(storage.string == "new" && (storage.mutableCopy() as? NSMutableAttributedString)?.string == "new")
  }

  /// Texts with characters of several units.
  private static let clusters = ["e\u{301}x", "👩‍👩x", "🇩🇪x", "a🏽a", "🇩🇪🇫🇷", "a\r\nb"]

  @Test("a range that cuts a character is replaced as it is, and attributes stay where they were", arguments: clusters)
  func cutCharacters(_ text: String) {
    let units = Array(text.utf16)
    for start in 0...units.count {
      for end in start...units.count {
        for piece in ["", "z", "🏽"] {
          let storage = NSTextStorage(string: text)
          for place in units.indices {
            storage.setAttributes([Self.key: place], range: NSRange(location: place, length: 1))
          }
          storage.replaceCharacters(in: NSRange(location: start, length: end - start), with: piece)
          // Swift's strings contain U+FFFD instead of half a character.
          let wanted =
            String(decoding: units[..<start], as: UTF16.self) + piece
            + String(decoding: units[end...], as: UTF16.self)
          #expect(storage.string == wanted, "\(start)..<\(end) by \(piece)")
          var marks: [Int] = []
          storage.enumerateAttribute(Self.key, in: NSRange(location: 0, length: storage.length), options: []) {
            value, range, _ in marks += [Int](repeating: value as? Int ?? -1, count: range.length)
          }
          let model = end > start ? start : max(start - 1, 0)
          let typed = [Int](repeating: model, count: piece.utf16.count)
          #expect(marks == Array(0..<start) + typed + Array(end..<units.count), "\(start)..<\(end) by \(piece)")
        }
      }
    }
  }

  @Test("a change is told with its range after it, and how much longer the text became", arguments: [false, true])
  func processing(_ isOwn: Bool) {
    let storage = NSTextStorageTests.make(isOwn)
    let log = Log()
    storage.delegate = log
    storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "hello")
    storage.replaceCharacters(in: NSRange(location: 1, length: 3), with: "")
    storage.setAttributes([Self.key: 1], range: NSRange(location: 0, length: 1))
    #expect(
      log.entries == ["will c 0,5 5", "did c 0,5 5", "will c 1,0 -3", "did c 1,0 -3", "will a 0,1 0", "did a 0,1 0"])
    #expect(storage.editedMask == [] && storage.editedRange.location == NSNotFound && storage.changeInLength == 0)
  }

  @Test("changes between begin and end are told once", arguments: [false, true])
  func collecting(_ isOwn: Bool) {
    let storage = NSTextStorageTests.make(isOwn)
    storage.append(NSAttributedString(string: "0123456789"))
    let log = Log()
    storage.delegate = log
    storage.beginEditing()
    storage.replaceCharacters(in: NSRange(location: 8, length: 1), with: "eight")
    storage.replaceCharacters(in: NSRange(location: 2, length: 2), with: "x")
    storage.beginEditing()
    storage.deleteCharacters(in: NSRange(location: 0, length: 1))
    storage.endEditing()
    #expect(log.entries.isEmpty && storage.changeInLength == 2)
    storage.endEditing()
    #expect(storage.string == "1x4567eight9")
    #expect(log.entries == ["will c 0,11 2", "did c 0,11 2"])
  }

  @Test("collected changes cover every character that was touched, whatever their order", arguments: 0..<40)
  func coveringRange(_ seed: UInt64) {
    var state = seed &* 6_364_136_223_846_793_005 &+ 1
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    let storage = NSTextStorage(string: String(repeating: "-", count: 20))
    storage.beginEditing()
    for _ in 0..<8 {
      let location = random(storage.length + 1)
      let length = random(storage.length - location + 1)
      storage.replaceCharacters(
        in: NSRange(location: location, length: length), with: String(repeating: "x", count: random(4)))
      let units = Array(storage.string.utf16)
      let touched = units.indices.filter { units[$0] == 0x78 }
      let range = storage.editedRange
      #expect(touched.allSatisfy { NSLocationInRange($0, range) })
      #expect(range.location >= 0 && range.location + range.length <= storage.length)
      #expect(storage.changeInLength == storage.length - 20)
    }
    storage.endEditing()
  }

  @Test("the delegate may change attributes while changes are processed")
  func changingWhileProcessing() {
    let storage = NSTextStorage()
    let log = Log()
    storage.delegate = log
    log.onWill = { $0.addAttribute(Self.key, value: 1, range: $0.editedRange) }
    storage.append(NSAttributedString(string: "abc"))
    #expect(storage.attribute(Self.key, at: 2, effectiveRange: nil) as? Int == 1)
    #expect(log.entries.count == 2)
  }

  @Test("an attachment's attribute stays on its character only")
  func fixing() {
    let storage = NSTextStorage()
    storage.append(NSAttributedString(string: "a\u{FFFC}b", attributes: [.attachment: NSTextAttachment()]))
    #expect((0..<3).map { storage.attribute(.attachment, at: $0, effectiveRange: nil) != nil } == [false, true, false])
  }

  @Test("a layout manager belongs to one storage")
  func layoutManagers() {
    let (first, second, manager) = (NSTextStorage(), NSTextStorage(string: "abc"), NSLayoutManager())
    first.addLayoutManager(manager)
    #expect(manager.textStorage === first && manager.numberOfGlyphs == 0)
    second.addLayoutManager(manager)
    #expect(first.layoutManagers.isEmpty && manager.textStorage === second && manager.numberOfGlyphs == 3)
    second.removeLayoutManager(manager)
    #expect(manager.textStorage == nil && second.layoutManagers.isEmpty)
  }
}
