import TestHosts
import Testing
import UIKit
import ViewHost

@testable import Examples

@MainActor
@Suite("ProfileView", .ownHosts)
struct ProfileViewTests {
  private let host = ViewHost()

  private func frames(of view: UIView) -> [CGRect] {
    host.show(view, sizing: .fixed(CGSize(width: 375, height: 98)))
    return view.subviews.map(\.frame)
  }

  @Test("at 375 x 98 picture and labels lie where the design puts them")
  func frames() {
    let view = ProfileView(viewModel: .sample)
    #expect(
      frames(of: view) == [CGRect(x: 16, y: 9, width: 80, height: 80), CGRect(x: 144, y: 8, width: 215, height: 82)])
    #expect(view.subviews[0].layer.cornerRadius == 40)
  }

  @Test("the protocol's version has the same frames as the base class's")
  func sameFrames() {
    #expect(frames(of: ProtocolProfileView(viewModel: .sample)) == frames(of: ProfileView(viewModel: .sample)))
  }

  @Test("the view is 98 points high by itself")
  func height() {
    let size = ProfileView(viewModel: .sample).systemLayoutSizeFitting(
      CGSize(width: 375, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size.height == 98)
  }

  @Test("the four labels share the height of the stack")
  func labels() throws {
    let view = ProfileView(viewModel: .sample)
    _ = frames(of: view)
    let stack = try #require(view.subviews[1] as? UIStackView)
    #expect(stack.arrangedSubviews.count == 4)
    #expect(stack.arrangedSubviews.allSatisfy { abs($0.frame.height - 20.5) < 0.34 && $0.frame.width == 215 })
  }

  @Test("another view model reconfigures the labels")
  func reconfigure() throws {
    let view = ProfileView(viewModel: .sample)
    view.viewModel.name = "Katherine Johnson"
    let stack = try #require(view.subviews[1] as? UIStackView)
    #expect((stack.arrangedSubviews[0] as? UILabel)?.text == "Katherine Johnson")
    #expect((stack.arrangedSubviews[1] as? UILabel)?.text == "36 years")
  }

  @Test("the picture is round: its corners show the background, its middle the picture")
  func round() throws {
    let view = ProfileView(viewModel: .sample)
    host.show(view, sizing: .fixed(CGSize(width: 375, height: 98)))
    let picture = try host.picture(of: view)
    #expect(picture.pixel(x: 17, y: 10) == Picture.Pixel(red: 255, green: 255, blue: 255, alpha: 255))
    #expect(picture.pixel(x: 56, y: 84) != Picture.Pixel(red: 255, green: 255, blue: 255, alpha: 255))
  }
}
