// The searches under the sanitizers: random endings, small tables, every limit, two threads, cancellation.
#pragma once

namespace bismarck::tests {

void searches_agree_with_themselves();
void searches_keep_to_their_limits();
void searches_run_side_by_side();

}  // namespace bismarck::tests
