// The compiler plugin behind `#Preview`.
//
// It speaks the compiler's plugin protocol by itself, in a few hundred lines without dependencies, where the usual way
// is swift-syntax: everything that imports UIKit waits for this plugin, and swift-syntax takes minutes to build. The
// expansion copies the preview's source text as it stands, so it needs no parser either.

let channel = MessageChannel()
while let message = channel.next() {
  channel.send(PreviewPlugin.answer(to: message))
}
