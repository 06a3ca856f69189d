import CoreImage
import Foundation
import TestHosts
import Testing
import UIKit

@MainActor
@Suite("Core Image's images", .ownHosts)
struct CIImageTests {
  private let corners = CIImage.pixels([
    [Bytes(255, 0, 0), Bytes(0, 255, 0)], [Bytes(0, 0, 255), Bytes(255, 255, 255)],
  ])

  @Test("The first row of a picture lies at the top, and y points up")
  func rows() {
    #expect(corners.extent == CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(corners.bytes(0, 1) == Bytes(255, 0, 0))
    #expect(corners.bytes(1, 0) == Bytes(255, 255, 255))
    #expect(corners.bytes(5, 5) == Bytes(0, 0, 0, 0))
  }

  @Test("All 256 bytes of a component pass a linear working space unchanged")
  func roundTrip() throws {
    let row = (0..<256).map { Bytes($0, 255 - $0, 128) }
    let image = CIImage.pixels([row])
    let picture = try #require(CIContext().createCGImage(image, from: image.extent))
    let again = CIImage(cgImage: picture)
    for x in 0..<256 { #expect(again.bytes(x, 0) == row[x]) }
  }

  @Test("A picture of half of an alpha keeps its bytes")
  func alpha() throws {
    let image = CIImage.pixels([[Bytes(100, 50, 20, 128), Bytes(0, 0, 0, 0)]])
    let picture = try #require(CIContext().createCGImage(image, from: image.extent))
    #expect(CIImage(cgImage: picture).bytes(0, 0).isNear(Bytes(100, 50, 20, 128)))
    #expect(CIImage(cgImage: picture).bytes(1, 0) == Bytes(0, 0, 0, 0))
  }

  @Test("Orientations turn a picture as Exif's figures show", arguments: 1...8)
  func orientation(number: Int) throws {
    let image = CIImage.pixels([[Bytes(255, 0, 0), Bytes(0, 255, 0), Bytes(0, 0, 255)]])
    let orientation = try #require(CGImagePropertyOrientation(rawValue: UInt32(number)))
    let turned = image.oriented(orientation)
    let isUpright = number <= 4
    #expect(turned.extent == CGRect(x: 0, y: 0, width: isUpright ? 3 : 1, height: isUpright ? 1 : 3))
    // The expected positions of the first pixel of the first row: an end of the row, or the top or bottom of a column.
    let expected = [1: (0, 0), 2: (2, 0), 3: (2, 0), 4: (0, 0), 5: (0, 2), 6: (0, 2), 7: (0, 0), 8: (0, 0)]
    let (x, y) = try #require(expected[number])
    #expect(turned.bytes(x, y) == Bytes(255, 0, 0))
  }

  @Test("An image without end has an infinite extent, and is rendered where it is cropped")
  func endless() {
    let color = CIImage(color: CIColor(red: 1, green: 0.5, blue: 0))
    #expect(color.extent.isInfinite)
    #expect(CIContext().createCGImage(color, from: color.extent) == nil)
    #expect(
      color.cropped(to: CGRect(x: -5, y: 3, width: 4, height: 2)).extent == CGRect(x: -5, y: 3, width: 4, height: 2))
    #expect(color.bytes(1_000_000, -7).isNear(Bytes(255, 128, 0)))
    #expect(corners.clampedToExtent().bytes(-50, 90) == Bytes(255, 0, 0))
  }

  @Test("Codes and images that ask for it are enlarged in sharp squares, others are not")
  func sampling() {
    let large = CGAffineTransform(scaleX: 10, y: 10)
    let sharp = corners.samplingNearest().transformed(by: large)
    #expect(sharp.bytes(9, 19) == Bytes(255, 0, 0) && sharp.bytes(10, 19) == Bytes(0, 255, 0))
    let soft = corners.transformed(by: large).bytes(9, 19)
    #expect(soft.red < 255 && soft.green > 0)
    // The edge keeps all of its color.
    #expect(corners.transformed(by: large).bytes(0, 19) == Bytes(255, 0, 0))
  }

  @Test("An image above another one covers it by its alpha")
  func compositing() {
    let front = CIImage.square(CIColor(red: 1, green: 0, blue: 0, alpha: 0.5), side: 2)
    let result = front.composited(over: CIImage(color: .white))
    #expect(result.extent.isInfinite)
    #expect(result.light(0, 0).isNear(SIMD4(1, 0.5, 0.5, 1)))
    #expect(result.light(9, 9).isNear(SIMD4(1, 1, 1, 1)))
  }

  @Test("An image view's image of a recipe has its size, its pixels and the recipe")
  func imageOfRecipe() throws {
    let recipe = CIImage.square(.red, side: 6)
    let image = UIImage(ciImage: recipe, scale: 2, orientation: .up)
    #expect(image.size == CGSize(width: 3, height: 3))
    #expect(image.ciImage === recipe)
    let pixels = try #require(image.cgImage)
    #expect(CIImage(cgImage: pixels).bytes(0, 0) == Bytes(255, 0, 0))
    #expect(CIImage(image: image)?.extent == recipe.extent)
    #expect(UIImage(cgImage: pixels).ciImage == nil)
    #expect(UIImage(ciImage: CIImage(color: .red)).size == .zero)
  }

  @Test("What a context writes as PNG or JPEG is read again")
  func files() throws {
    let image = CIImage.square(CIColor(red: 0.2, green: 0.6, blue: 1), side: 16)
    let space = CGColorSpaceCreateDeviceRGB()
    let png = try #require(CIContext().pngRepresentation(of: image, format: .RGBA8, colorSpace: space))
    #expect(CIImage(data: png)?.bytes(3, 3).isNear(Bytes(51, 153, 255)) == true)
    let jpeg = try #require(CIContext().jpegRepresentation(of: image, colorSpace: space))
    #expect(CIImage(data: jpeg)?.bytes(3, 3).isNear(Bytes(51, 153, 255), 4) == true)
    #expect(CIContext().pngRepresentation(of: CIImage(color: .red), format: .RGBA8, colorSpace: space) == nil)
    #expect(CIImage(data: Data("words".utf8)) == nil)
  }

  @Test("Vectors keep points, rectangles and transforms, and read their own text")
  func vectors() {
    #expect(
      CIVector(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgRectValue == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(CIVector(cgPoint: CGPoint(x: 7, y: 8)).cgPointValue == CGPoint(x: 7, y: 8))
    let turn = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(CIVector(cgAffineTransform: turn).cgAffineTransformValue == turn)
    let vector = CIVector(x: 1, y: 0.5, z: -2)
    #expect(vector.stringRepresentation == "[1 0.5 -2]" && CIVector(string: "[1 0.5 -2]") == vector)
    #expect(vector.count == 3 && vector.w == 0)
  }
}
