import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite(.ownHosts)
struct TintColorTests {
  private let window: UIWindow

  init() {
    StandardScreen.make()
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.isHidden = false
  }

  @Test func outsideOfViewsItIsTheSystemsBlue() {
    let traits = UITraitCollection(userInterfaceStyle: .light)
    #expect(UIColor.tintColor.resolvedColor(with: traits) == UIColor.systemBlue.resolvedColor(with: traits))
    #expect(UIColor.tintColor == UIColor.tintColor)
  }

  @Test func aBackgroundFollowsTheTint() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = .tintColor
    window.addSubview(view)
    window.tintColor = .red
    #expect(view.layer.backgroundColor == UIColor.red.cgColor)
    view.tintColor = .green
    #expect(view.layer.backgroundColor == UIColor.green.cgColor)
    view.tintColor = nil
    #expect(view.layer.backgroundColor == UIColor.red.cgColor)
  }

  @Test func aViewMovedElsewhereTakesTheTintThere() {
    let outer = UIView()
    outer.tintColor = .green
    let view = UIView()
    view.backgroundColor = .tintColor.withAlphaComponent(0.5)
    window.addSubview(outer)
    outer.addSubview(view)
    #expect(view.layer.backgroundColor == UIColor.green.withAlphaComponent(0.5).cgColor)
  }

  @Test func drawingAndLayoutSeeTheViewsTint() {
    let view = TintRecorder(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.tintColor = .red
    window.addSubview(view)
    FrameLoop.update(window)
    #expect(view.laidOut.last == UIColor.red.cgColor)
    #expect(view.drawn == [UIColor.red.cgColor])
    window.tintColor = .green
    FrameLoop.update(window)
    #expect(view.drawn.last == UIColor.red.cgColor)
    view.tintColor = .blue
    FrameLoop.update(window)
    #expect(view.drawn.last == UIColor.blue.cgColor)
  }

  @Test func aTintOfTheTintIsTheSurroundings() {
    window.tintColor = .red
    let view = UIView()
    view.tintColor = .tintColor
    window.addSubview(view)
    #expect(view.tintColor == .red)
  }
}

private final class TintRecorder: UIView {
  var drawn: [CGColor] = []
  var laidOut: [CGColor] = []

  override func draw(_ rect: CGRect) {
    drawn.append(UIColor.tintColor.cgColor)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    laidOut.append(UIColor.tintColor.cgColor)
  }
}
