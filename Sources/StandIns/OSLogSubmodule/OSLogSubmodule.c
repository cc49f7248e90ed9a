#include "OSLogSubmodule.h"
