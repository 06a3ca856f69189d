/// The last image that was drawn with an overlay color.
struct OverlayCache {
  private var source: CGImage?
  private var color: UIColor?
  private var result: CGImage?

  mutating func image(for source: CGImage, _ color: UIColor, make: () -> CGImage) -> CGImage {
    if let result, self.source === source, self.color == color { return result }
    let made = make()
    self.source = source
    self.color = color
    result = made
    return made
  }
}
