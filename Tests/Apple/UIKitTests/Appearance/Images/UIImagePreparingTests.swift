import Foundation
import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite("Images made ready", .ownHosts)
struct UIImagePreparingTests {
  init() { StandardScreen.make() }

  @Test("a thumbnail has the size that was asked for, at the image's scale, upright")
  func thumbnail() async throws {
    let image = try UIImage.picture(["RRGG", "RRGG"], scale: 2, orientation: .down)
    let thumbnail = try #require(image.preparingThumbnail(of: CGSize(width: 4, height: 2)))
    #expect(thumbnail.size == CGSize(width: 4, height: 2) && thumbnail.scale == 2)
    let pixels = try ShownPixels(thumbnail)
    #expect(pixels[0, 1] == [0, 255, 0, 255] && pixels[7, 1] == [255, 0, 0, 255])
    #expect(thumbnail.imageOrientation == .up)
    #expect(await image.byPreparingThumbnail(ofSize: CGSize(width: 1, height: 1))?.size.width == 1)
    #expect(image.preparingThumbnail(of: .zero) == nil && UIImage().preparingThumbnail(of: image.size) == nil)
    #expect(image.preparingThumbnail(of: CGSize(width: 1e9, height: 1)) == nil)
  }

  @Test("an image made ready for display shows the same pixels")
  func display() async throws {
    let image = try UIImage.picture(["RG", "BW"], scale: 2, orientation: .right).withRenderingMode(.alwaysTemplate)
    let prepared = try #require(image.preparingForDisplay())
    #expect(prepared.size == image.size && prepared.renderingMode == .alwaysTemplate)
    #expect(try ShownPixels(prepared).row(0) == ShownPixels(image).row(0))
    #expect(await image.byPreparingForDisplay() != nil && UIImage().preparingForDisplay() == nil)
    let symbol = try #require(UIImage(systemName: "star")?.preparingForDisplay())
    #expect(!symbol.isDrawing && !symbol.isSymbolImage)
  }

  @Test("an image's renderer format has its scale and opacity")
  func format() throws {
    let format = try UIImage.picture(["R"], scale: 3).imageRendererFormat
    #expect(format.scale == 3 && !format.opaque)
    let jpeg = try #require(try UIImage.picture(["R"]).jpegData(compressionQuality: 1))
    #expect(try #require(UIImage(data: jpeg)).imageRendererFormat.opaque)
  }

  @Test("files of every kind are pictures, whatever their names")
  func formats() throws {
    let svg = Data(
      #"<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"><rect width="3" height="2"/></svg>"#.utf8)
    let gif = try #require(Data(base64Encoded: "R0lGODdhAQABAIAAAP8AAAAAACwAAAAAAQABAAACAkQBADs="))
    let drawing = try #require(UIImage(data: svg, scale: 2))
    #expect(drawing.size == CGSize(width: 3, height: 2) && drawing.cgImage?.width == 6)
    #expect(try ShownPixels(try #require(UIImage(data: gif))).row(0) == "R")
    let folder = try ResourceFolder()
    try folder.write(svg, at: "a.png")
    try folder.write(svg, at: "b.svg")
    #expect(UIImage(contentsOfFile: "\(folder.path)/a.png")?.size == drawing.size)
    #expect(UIImage(named: "b", in: try folder.bundle, compatibleWith: nil)?.size == drawing.size)
  }

  @Test("numbered images are an animation up to the first that is missing")
  func named() throws {
    #expect(UIImage.animatedImageNamed("no such frames", duration: 1) == nil)
  }
}
