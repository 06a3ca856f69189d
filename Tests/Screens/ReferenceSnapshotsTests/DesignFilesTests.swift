import Foundation
import ScreenComparison
import TestHosts
import Testing
import UIKit
import ViewHost

@testable import ReferenceSnapshots

@Suite("What lies beside the pictures of a report", .ownHosts)
struct DesignFilesTests {
  @Test("a design is found by the screen's name, what says more goes first")
  func designs() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "designs-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let place = folder.path(percentEncoded: false)
    func found() -> String? {
      DesignFiles(folder: place).file(for: "Shop/Cart.iPhone-SE.dark").map { String($0.dropFirst(place.count + 1)) }
    }
    #expect(found() == nil)
    for name in ["Cart.png", "Shop/Cart.png", "Cart.iPhone-SE.dark.png", "Shop/Cart.iPhone-SE.dark.png"] {
      try AtomicFile.write([1], to: "\(place)/\(name)")
      #expect(found() == name)
    }
    #expect(DesignFiles(folder: place).file(for: "Shop/Car.iPhone-SE") == nil)
  }

  @Test("fonts and symbols that are not Apple's are told once, with what stands in for them; what is hidden is not")
  @MainActor
  func substitutes() throws {
    let root = UIView()
    for name in ["Avenir-Book", "Avenir-Book", "Futura-Medium"] {
      let label = UILabel()
      label.text = "a"
      label.font = UIFont(name: name, size: 12)
      root.addSubview(label)
    }
    root.subviews[2].isHidden = true
    let text = NSMutableAttributedString(string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 12)])
    text.addAttribute(
      .font, value: try #require(UIFont(name: "Verdana", size: 12)), range: NSRange(location: 1, length: 1))
    let label = UILabel()
    label.attributedText = text
    root.addSubview(label)
    root.addSubview(UIImageView(image: UIImage(systemName: "star.fill")))
    root.addSubview(UIImageView(image: UIImage()))
    let found = ScreenSubstitutes.of(root)
    #expect(found.filter { $0.kind == .font }.map(\.name).sorted() == [".SFUI-Regular", "Avenir-Book", "Verdana"])
    #expect(found.allSatisfy { $0.drawnBy != $0.name && $0.screens == 1 })
    #expect(found.last == Substitute(kind: .symbol, name: "star.fill", drawnBy: "ViewCode's drawing"))
    #expect(Substitute.all([found, found]).map(\.screens) == found.map { _ in 2 })
  }

  @Test("screens of a module that has another name now are the same screens, where their names are the only ones")
  func renamedModules() {
    let moved = CaptureComparison.moved(
      from: ["A/Cart.iPhone", "A/Home.iPhone", "A/Two.iPhone", "C/Two.iPhone", "D/Stays.iPhone"],
      to: ["B/Cart.iPhone", "B/Two.iPhone", "B/New.iPhone", "D/Stays.iPhone", "E/Stays.iPhone"])
    #expect(moved == ["A/Cart.iPhone": "B/Cart.iPhone"])
  }
}
