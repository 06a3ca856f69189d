import Observation
import TestHosts
import Testing
import UIKit
import ViewCode

@MainActor
private final class NoteView: CodedView {
  @Rebuilds var isOpen = false
  let (title, details) = (UIView(), UIView())
  private(set) lazy var titleHeight = title.height(20)
  var configurations = 0

  var hierarchy: Hierarchy {
    title
    if isOpen { details }
  }

  var layout: Layout {
    titleHeight
    title.pin(.top, .horizontal, inset: isOpen ? 5 : 0)
    if isOpen {
      details.pin(below: title)
      details.pin(.horizontal, .bottom)
      details.height(50)
    } else {
      title.pin(.bottom)
    }
  }

  var configuration: Configuration {
    Setting(\.tag, of: title, to: isOpen ? 1 : 0)
    Run { [unowned self] in configurations += 1 }
  }
}

@available(iOS 17, tvOS 17, macOS 14, *)
@MainActor
@Observable
final class Player {
  var name = "Ada"
  var score = 0
  var isWinner = false
}

@available(iOS 17, tvOS 17, macOS 14, *)
@MainActor
private final class PlayerView: CodedView {
  let player: Player
  let (label, crown) = (UILabel(), UIView())
  var configurations = 0
  var layouts = 0

  private func count(_ counter: ReferenceWritableKeyPath<PlayerView, Int>) {
    self[keyPath: counter] += 1
  }

  init(_ player: Player) {
    self.player = player
    super.init(frame: rect(0, 0, 100, 100))
  }

  var hierarchy: Hierarchy {
    label
    if player.isWinner { crown }
  }

  var layout: Layout {
    let _ = count(\.layouts)
    label.pin(.top, .leading)
    if player.isWinner { crown.pin(.edges) }
  }

  var configuration: Configuration {
    let _ = count(\.configurations)
    Setting(\.text, of: label, to: player.name)
  }
}

@MainActor
@Suite("Views that follow their state", .ownHosts)
struct RebuildTests {
  private func height(_ view: UIView) -> CGFloat {
    view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height
  }

  @Test("@Rebuilds adds and removes views and constraints, and keeps those that both have")
  func rebuilds() {
    let view = NoteView()
    #expect(height(view) == 20)
    let top = view.constraints.first { $0.firstItem === view.title && $0.firstAttribute == .top }
    view.isOpen = true
    #expect(view.subviews == [view.title, view.details])
    #expect(height(view) == 75)
    #expect(view.title.tag == 1)
    #expect(top?.isActive == true)
    #expect(top?.constant == 5)
    #expect(view.titleHeight.isActive)
    view.isOpen = false
    #expect(view.subviews == [view.title])
    #expect(height(view) == 20)
    #expect(view.configurations == 3)
    view.isOpen = true
    #expect(height(view) == 75)
  }

  @Test("an observable object that the configuration read brings it up to date in the next layout, once")
  @available(iOS 17, tvOS 17, macOS 14, *)
  func observation() {
    let player = Player()
    let view = PlayerView(player)
    view.layoutIfNeeded()
    #expect(view.configurations == 1)
    player.name = "Grace"
    player.name = "Barbara"
    #expect(view.label.text == "Ada")
    view.layoutIfNeeded()
    #expect(view.label.text == "Barbara")
    #expect(view.configurations == 2)
    #expect(view.layouts == 1)
    player.name = "Margaret"
    view.layoutIfNeeded()
    #expect(view.label.text == "Margaret")
  }

  @Test("a property that no step read does nothing")
  @available(iOS 17, tvOS 17, macOS 14, *)
  func unread() {
    let player = Player()
    let view = PlayerView(player)
    view.layoutIfNeeded()
    player.score = 5
    view.layoutIfNeeded()
    #expect(view.configurations == 1)
  }

  @Test("one that hierarchy and layout read rebuilds the view")
  @available(iOS 17, tvOS 17, macOS 14, *)
  func observedHierarchy() {
    let player = Player()
    let view = PlayerView(player)
    view.layoutIfNeeded()
    player.isWinner = true
    view.layoutIfNeeded()
    #expect(view.crown.superview === view)
    #expect(view.crown.frame == view.bounds)
    player.isWinner = false
    view.layoutIfNeeded()
    #expect(view.crown.superview == nil)
  }

  @Test("an object that outlives its view keeps nothing of it")
  @available(iOS 17, tvOS 17, macOS 14, *)
  func released() {
    let player = Player()
    weak var view: PlayerView?
    do {
      let made = PlayerView(player)
      view = made
    }
    #expect(view == nil)
    player.name = "still fine"
  }
}
